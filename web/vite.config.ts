import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { sprite } from "./build/sprite.ts";

const SERVER = process.env["QUARTERDECK_SERVER"] ?? "http://127.0.0.1:8080";

/** The chunk that a module of a board goes to. */
function boardOf(id: string): string | null {
  const game = /\/src\/boards\/([^/]+)\//.exec(id)?.[1];
  return game ? `board-${game}` : null;
}

export default defineConfig({
  plugins: [svelte(), sprite()],
  base: "./",
  build: {
    outDir: "../src/quarterdeck/server/client",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      checks: { bundlerTimings: false },
      output: {
        // One file a board: it is loaded when its game is opened, and no other game's with it.
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [{ name: (id) => boardOf(id), test: (id) => boardOf(id) !== null }],
        },
      },
    },
  },
  server: {
    host: "127.0.0.1",
    proxy: {
      "/api": SERVER,
      "/version": SERVER,
      "/ws": { target: SERVER, ws: true },
    },
  },
  test: { include: ["tests/**/*.test.ts"] },
});

import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { sprite } from "./build/sprite.ts";

const SERVER = process.env["QUARTERDECK_SERVER"] ?? "http://127.0.0.1:8080";

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
    rolldownOptions: { checks: { bundlerTimings: false } },
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

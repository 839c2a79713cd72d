/** Makes one SVG sprite of the icons that `icons.ts` names, and the credits that their licences ask for. */

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Plugin } from "vite";
import { ICONS } from "./icons.ts";

interface IconSet {
  prefix: string;
  width?: number;
  height?: number;
  icons: Record<string, { body: string; width?: number; height?: number }>;
  aliases?: Record<string, { parent: string }>;
}

interface Info {
  name: string;
  author: { name: string };
  license: { title: string };
}

const require = createRequire(import.meta.url);
const SETS = ["lucide", "game-icons"];

function read<T>(set: string, file: string): T {
  return JSON.parse(readFileSync(require.resolve(`@iconify-json/${set}/${file}.json`), "utf8")) as T;
}

export function symbols(): string {
  const sets = new Map(SETS.map((name) => [name, read<IconSet>(name, "icons")]));
  const parts = Object.entries(ICONS).map(([ours, full]) => {
    const [prefix = "", name = ""] = full.split(":");
    const set = sets.get(prefix);
    const icon = set?.icons[name] ?? set?.icons[set.aliases?.[name]?.parent ?? ""];
    if (!set || !icon) throw new Error(`There is no icon ${full}`);
    const width = icon.width ?? set.width ?? 16;
    const height = icon.height ?? set.height ?? 16;
    return `<symbol id="i-${ours}" viewBox="0 0 ${width} ${height}">${icon.body}</symbol>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" id="sprite" aria-hidden="true" hidden>${parts.join("")}</svg>`;
}

export function credits(): { name: string; author: string; licence: string; icons: string[] }[] {
  return SETS.map((prefix) => {
    const info = read<Info>(prefix, "info");
    return {
      name: info.name,
      author: info.author.name,
      licence: info.license.title,
      icons: Object.values(ICONS)
        .filter((full) => full.startsWith(`${prefix}:`))
        .map((full) => full.slice(prefix.length + 1)),
    };
  });
}

/** `virtual:icon-credits` for the credits page; the sprite itself goes into index.html. */
export function sprite(): Plugin {
  const id = "virtual:icon-credits";
  return {
    name: "quarterdeck-sprite",
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    load: (source) => (source === `\0${id}` ? `export default ${JSON.stringify(credits())}` : undefined),
    transformIndexHtml: (html) => html.replace("<!-- sprite -->", symbols()),
  };
}

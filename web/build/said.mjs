/**
 * Writes src/said.d.ts: the messages of every file of words, each with the names of its arguments, so that a misspelt
 * message or a missing argument is a type error.
 */

import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { FluentResource } from "@fluent/bundle";

const WORDS = fileURLToPath(new URL("../../src/quarterdeck/languages/en/client", import.meta.url));
const TYPES = fileURLToPath(new URL("../src/said.d.ts", import.meta.url));

/** The arguments of a pattern, however deep they lie. */
function args(part) {
  if (Array.isArray(part)) return part.flatMap(args);
  if (part === null || typeof part !== "object") return [];
  return part.type === "var" ? [part.name] : Object.values(part).flatMap(args);
}

const files = readdirSync(WORDS)
  .filter((name) => name.endsWith(".ftl"))
  .sort();
const said = files.map((name) => {
  const messages = new FluentResource(readFileSync(join(WORDS, name), "utf8")).body.map(({ id, value }) => {
    const names = [...new Set(args(value))].sort();
    return `    ${JSON.stringify(id)}: ${names.map((one) => JSON.stringify(one)).join(" | ") || "never"};\n`;
  });
  return `  ${basename(name, ".ftl")}: {\n${messages.join("")}  };\n`;
});
writeFileSync(TYPES, `/** Made by build/said.mjs. */\n\nexport interface Said {\n${said.join("")}}\n`);

/** Says what the first load weighs, compressed and without fonts, and fails when it is too much. */

import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";

export const LIMIT = 250_000;
const OUT = fileURLToPath(new URL("../../src/quarterdeck/server/client", import.meta.url));

function files(folder) {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? files(path) : [path];
  });
}

/** Everything but fonts counts, boards that are loaded later too: whoever opens a table has them all. */
export function weigh(folder = OUT) {
  return files(folder)
    .filter((path) => /\.(html|js|css|svg|json)$/.test(path))
    .reduce((sum, path) => sum + gzipSync(readFileSync(path), { level: 9 }).length, 0);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const weight = weigh();
  console.log(`First load, compressed, without fonts: ${(weight / 1000).toFixed(1)} kB of ${LIMIT / 1000} kB`);
  if (weight > LIMIT) {
    console.error("That is too much.");
    process.exit(1);
  }
}

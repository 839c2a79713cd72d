/** Packs what was built, once and as small as it goes, so that the server sends it packed and never has to do it. */

import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const OUT = fileURLToPath(new URL("../../src/quarterdeck/server/client", import.meta.url));
const PACKED = /\.(html|js|css|svg|json)$/;
/** A smaller file fits into one packet as it is. */
const SMALLEST = 1000;

for (const entry of readdirSync(OUT, { recursive: true })) {
  const path = join(OUT, entry);
  if (!PACKED.test(path) || statSync(path).size < SMALLEST) continue;
  const plain = readFileSync(path);
  const best = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
  };
  writeFileSync(`${path}.gz`, gzipSync(plain, { level: 9 }));
  writeFileSync(`${path}.br`, brotliCompressSync(plain, { params: best }));
}

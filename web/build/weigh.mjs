/** Says what the first load weighs, compressed and without fonts, and fails when it is too much. */

import { readdirSync, readFileSync, statSync } from "node:fs";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";

export const LIMIT = 250_000;
const OUT = fileURLToPath(new URL("../../src/quarterdeck/server/client", import.meta.url));
/** What the server sends besides: the words of a language, all about as long. */
const WORDS = fileURLToPath(new URL("../../src/quarterdeck/languages/en/client", import.meta.url));

function files(folder) {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? files(path) : [path];
  });
}

/** What these files weigh on the way. */
function weightOf(paths) {
  return paths.reduce((sum, path) => sum + gzipSync(readFileSync(path), { level: 9 }).length, 0);
}

/** The shell, and each game's board by itself: a board is loaded when its game is opened. Fonts do not count. */
export function weights(folder = OUT) {
  const loaded = files(folder).filter((path) => /\.(html|js|css|svg|json)$/.test(path));
  const gameOf = (path) => /^board-([a-z_]+)-/.exec(basename(path))?.[1];
  const games = [...new Set(loaded.map(gameOf).filter(Boolean))];
  return {
    words: weightOf(files(WORDS)),
    shell: weightOf(loaded.filter((path) => !gameOf(path))),
    boards: Object.fromEntries(games.map((game) => [game, weightOf(loaded.filter((path) => gameOf(path) === game))])),
  };
}

/** What whoever goes straight to a table loads: the shell and the heaviest board. */
export function weigh(folder = OUT) {
  const { shell, words, boards } = weights(folder);
  return shell + words + Math.max(0, ...Object.values(boards));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { shell, words, boards } = weights();
  const kB = (bytes) => (bytes / 1000).toFixed(1);
  const each = Object.entries(boards).map(([game, weight]) => `, ${game} ${kB(weight)}`);
  console.log(
    `First load, compressed, without fonts: ${kB(weigh())} kB of ${LIMIT / 1000} kB (shell ${kB(shell)}, words ${kB(words)}${each.join("")})`,
  );
  if (weigh() > LIMIT) {
    console.error("That is too much.");
    process.exit(1);
  }
}

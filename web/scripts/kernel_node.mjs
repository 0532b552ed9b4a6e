/**
 * The kernel in node, for tests and measurements: reads a line of JSON for every call and writes a line with its answer.
 *
 *   node web/scripts/kernel_node.mjs FOLDER
 *
 * {"load": "duo", "options": {..}} loads a game, and what follows is asked of the last one; {"call": "why", "with": [..]}
 * calls a method of it, and where that is work, does it in slices of {"slice": MILLISECONDS}. `readSgf`, `writeSgf`,
 * `readPositionText` and `writePositionText` are called the same way.
 */
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath, pathToFileURL } from "node:url";
import { rolldown } from "rolldown";

const folder = resolve(process.argv[2] ?? "build/wasm");
const source = join(dirname(fileURLToPath(import.meta.url)), "kernel_entry.ts");

const bundle = await rolldown({ input: source, platform: "neutral" });
const { output } = await bundle.generate({ format: "esm" });
const made = join(folder, "objects", "kernel.mjs");
await mkdir(dirname(made), { recursive: true });
await writeFile(`${made}.${process.pid}`, output[0].code);
await rename(`${made}.${process.pid}`, made); // at once, whoever else does it meanwhile
const { readPositionText, readSgf, startKernel, writePositionText, writeSgf } = await import(pathToFileURL(made).href);
const read = async (name) => new Uint8Array(await readFile(join(folder, name)));
const kernel = await startKernel(read);

let game;

async function answer(line) {
  const asked = JSON.parse(line);
  if (asked.load) {
    game?.close();
    game = undefined;
    game = await kernel.load(asked.load, asked.options, asked.rules);
    return null;
  }
  if (asked.call === "readSgf") return readSgf(kernel, ...asked.with);
  if (asked.call === "writeSgf") return writeSgf(kernel, game, ...asked.with);
  if (asked.call === "readPositionText") return readPositionText(...asked.with);
  if (asked.call === "writePositionText") return writePositionText(game, ...asked.with);
  const found = game[asked.call](...(asked.with ?? []));
  if (typeof found?.result !== "function") return found;
  const begin = performance.now();
  let slices = 1;
  const most = asked.seconds ? begin + 1000 * asked.seconds : Infinity;
  while (!found.slice(asked.slice ?? 50) && performance.now() < most) ++slices;
  const result = found.result();
  found.close();
  return { result, slices, milliseconds: performance.now() - begin };
}

for await (const line of createInterface({ input: process.stdin })) {
  let told;
  try {
    told = { answer: await answer(line) };
  } catch (error) {
    told = { refused: { code: error.code ?? null, message: error.message, details: error.details ?? null } };
  }
  process.stdout.write(`${JSON.stringify(told)}\n`);
}

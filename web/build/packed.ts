/** Every file of the client once more, compressed as well as can be by Brotli. Who cannot read that gets gzip, which the server makes. */
import { existsSync } from "node:fs";
import { readdir, readFile, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";
import type { Plugin } from "vite";

const PACKABLE = /\.(js|css|html|svg|json|webmanifest|wasm|net)$/;
/** Smaller files go out in one packet anyway. */
const LEAST = 1024;
/** Large packs that are fetched when there is time: the last percent would cost minutes. */
const QUICK = /offline-[\w-]+\.json$/;
const QUICK_QUALITY = 9;
const QUALITY = constants.BROTLI_MAX_QUALITY;

export function packed(outDir: string): Plugin {
  return {
    name: "cornerwise-packed",
    apply: "build",
    closeBundle: {
      order: "post",
      sequential: true,
      async handler() {
        if (!existsSync(join(outDir, "index.html"))) return; // the build has failed, and says why
        const names = (await readdir(outDir, { recursive: true })).filter((name) => PACKABLE.test(name));
        await Promise.all(names.map((name) => pack(join(outDir, name))));
        // By the time of its first page a running server sees that there is a new client; now it is whole.
        const now = new Date();
        await utimes(join(outDir, "index.html"), now, now);
      },
    },
  };
}

async function pack(path: string): Promise<void> {
  const body = await readFile(path);
  if (body.length < LEAST) return;
  const smaller = await promisify(brotliCompress)(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: QUICK.test(path) ? QUICK_QUALITY : QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  });
  if (smaller.length < body.length) await writeFile(`${path}.br`, smaller);
}

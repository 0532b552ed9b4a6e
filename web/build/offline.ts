/**
 * What browsers keep for times without a connection, beyond the client itself (`web/scripts/offline.py` writes it): a
 * pack of answers for everybody, and one with the rule book for every language.
 */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin, Rolldown } from "vite";

const PREFIX = "offline-";
const FILE = /offline-([\w-]+)\.json$/;

/** Which pack a built file is. */
export const packOf = (file: Rolldown.OutputAsset | Rolldown.OutputChunk): string | undefined =>
  file.type === "asset" ? FILE.exec(file.names[0] ?? "")?.[1] : undefined;

export function offline(folder: string): Plugin {
  return {
    name: "cornerwise-offline",
    apply: "build",
    buildStart() {
      const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith(".json")) : [];
      if (!names.length) this.warn("games and rule book were not written (make offline): both will need the server");
      for (const name of names)
        this.emitFile({ type: "asset", name: PREFIX + name, source: readFileSync(join(folder, name)) });
    },
  };
}

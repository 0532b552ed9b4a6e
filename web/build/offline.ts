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

/** `missing` tells whether a client without these packs is an error. */
export function offline(folder: string, missing: "warn" | "error" = "warn"): Plugin {
  return {
    name: "cornerwise-offline",
    apply: "build",
    buildStart() {
      const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith(".json")) : [];
      if (!names.length)
        this[missing]("games and rule book were not written (web/scripts/offline.py): both will need the server");
      for (const name of names)
        this.emitFile({ type: "asset", name: PREFIX + name, source: readFileSync(join(folder, name)) });
    },
  };
}

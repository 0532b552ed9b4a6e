/**
 * The kernel and its games (`make wasm`), as files of the client with names of their own. Where they were not built, the
 * client does without: then everything is asked of the server.
 */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const NAME = "virtual:kernel";
const OWN = `\0${NAME}`;

/** `missing` tells whether a client without the kernel is an error. */
export function kernel(folder: string, missing: "warn" | "error" = "warn"): Plugin {
  let building = false;
  const built = (): string[] =>
    existsSync(join(folder, "cornerwise.wasm"))
      ? readdirSync(folder).filter((name) => /\.(wasm|json|net)$/.test(name))
      : [];
  return {
    name: "cornerwise-kernel",
    configResolved({ command }) {
      building = command === "build";
    },
    buildStart() {
      if (!built().length) this[missing]("the kernel was not built (make wasm): all games will need the server");
    },
    resolveId: (id) => (id === NAME ? OWN : null),
    load(id) {
      if (id !== OWN) return null;
      const names = built();
      if (!names.length) return "export const files = null;";
      const address = (name: string): string => {
        if (!building) return JSON.stringify(`/@fs${join(folder, name)}`);
        const file = this.emitFile({ type: "asset", name, source: readFileSync(join(folder, name)) });
        return `import.meta.ROLLUP_FILE_URL_${file}`;
      };
      return `export const files = {${names.map((name) => `${JSON.stringify(name)}: ${address(name)}`).join(",")}};`;
    },
  };
}

/** Every language as a module of its own: `virtual:locale/de` is all of German's messages as one text. */
import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Plugin } from "vite";

const LIST = "virtual:locales";
const ONE = "virtual:locale/";
/** What only pages of the rule book say, the command line and the library; the client does without. */
const ELSEWHERE = new Set(["rules.ftl", "terminal.ftl", "cli.ftl", "errors.ftl"]);

export function locales(folder: string): Plugin {
  const root = resolve(folder);
  const tags = () =>
    readdirSync(root, { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && !entry.name.startsWith("_"))
      .map((entry) => entry.name)
      .sort();
  const messages = (tag: string) =>
    readdirSync(join(root, tag))
      .filter((name) => name.endsWith(".ftl") && !ELSEWHERE.has(name))
      .sort()
      .map((name) => readFileSync(join(root, tag, name), "utf-8"))
      .join("\n");
  return {
    name: "cornerwise-locales",
    resolveId: (id) => (id === LIST || id.startsWith(ONE) ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${LIST}`) {
        const others = tags().filter((tag) => tag !== "en");
        const loaders = others.map((tag) => `${JSON.stringify(tag)}: () => import("${ONE}${tag}")`);
        return `export { default as english } from "${ONE}en";\nexport const others = {${loaders.join(", ")}};`;
      }
      if (id.startsWith(`\0${ONE}`)) return `export default ${JSON.stringify(messages(id.slice(ONE.length + 1)))};`;
      return undefined;
    },
    configureServer: (server) => void server.watcher.add(root),
  };
}

/**
 * Every language as a module of its own: `virtual:locale/de` holds all of German's messages by their names. They are
 * read here, once: a phone would need a tenth of a second for that at every visit.
 */
import { FluentResource } from "@fluent/bundle";
import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Plugin, Rolldown } from "vite";

const LIST = "virtual:locales";
const ONE = "virtual:locale/";
/** What only pages of the rule book say, the command line, the library and its pictures; the client does without. */
const ELSEWHERE = new Set(["rules.ftl", "terminal.ftl", "cli.ftl", "errors.ftl", "pictures.ftl", "commands.ftl"]);

/** Whose messages a built file holds. */
export function languageOf(file: Rolldown.OutputAsset | Rolldown.OutputChunk): string | undefined {
  const module = file.type === "chunk" ? file.facadeModuleId : null;
  return module?.startsWith(`\0${ONE}`) ? module.slice(ONE.length + 1) : undefined;
}

/** The tags of all languages, each of which has a folder. */
export const tagsIn = (root: string): string[] =>
  readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith("_"))
    .map((entry) => entry.name)
    .sort();

/** A language and the one to look in next: a region's folder holds only what differs. */
export const chainOf = (tag: string): string[] => [...new Set([tag, tag.split("-")[0] ?? tag])];

export function locales(folder: string): Plugin {
  const root = resolve(folder);
  const messages = (tag: string) =>
    readdirSync(join(root, tag))
      .filter((name) => name.endsWith(".ftl") && !ELSEWHERE.has(name))
      .sort()
      .flatMap((name) => new FluentResource(readFileSync(join(root, tag, name), "utf-8")).body)
      .map(({ id, value }) => [id, value]);
  return {
    name: "cornerwise-locales",
    resolveId: (id) => (id === LIST || id.startsWith(ONE) ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${LIST}`) {
        const others = tagsIn(root).filter((tag) => tag !== "en");
        const loaders = others.map((tag) => `${JSON.stringify(tag)}: () => import("${ONE}${tag}")`);
        return `export { default as english } from "${ONE}en";\nexport const others = {${loaders.join(", ")}};`;
      }
      if (!id.startsWith(`\0${ONE}`)) return undefined;
      const json = JSON.stringify(messages(id.slice(ONE.length + 1)));
      return `export default JSON.parse(${JSON.stringify(json)});`; // browsers read data faster than code
    },
    configureServer: (server) => void server.watcher.add(root),
  };
}

/** The folders of the client import one way: as the table of docs/web.md has it, which is the only place to change. */
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { describe, expect, it } from "vitest";

const SOURCE = resolve(import.meta.dirname, "../src");
const PAGE = readFileSync(resolve(import.meta.dirname, "../../docs/web.md"), "utf8");

interface Layer {
  folder: string;
  imports: string[];
}

const quoted = (text: string): string[] => [...text.matchAll(/`([\w/]+)`/g)].map(([, name = ""]) => name);
const LAYERS: Layer[] = PAGE.split("\n")
  .filter((line) => line.startsWith("| `"))
  .map((line) => line.split("|"))
  .filter((columns) => columns.length === 5) // other tables have fewer columns
  .map(([, folder = "", , imports = ""]) => {
    return { folder: quoted(folder)[0] ?? "", imports: quoted(imports) };
  });

interface Import {
  from: string;
  to: string;
}

const all = readdirSync(SOURCE, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map(({ parentPath, name }) => relative(SOURCE, join(parentPath, name)));
const files = all.filter((name) => /\.(ts|svelte)$/.test(name));
/** Also imports of types only, and those that wait until they are needed. */
const IMPORT = /(?:\bfrom|\bimport)\s*\(?\s*"(\.[^"]+)"/g;
const imports: Import[] = files.flatMap((from) =>
  [...readFileSync(join(SOURCE, from), "utf8").matchAll(IMPORT)].map(([, to = ""]) => ({
    from,
    to: relative(SOURCE, resolve(SOURCE, dirname(from), to)),
  })),
);
const folderOf = (path: string): string => (path.includes("/") ? (path.split("/")[0] ?? "") : "");
/** Files beside the folders start the client and may import anything; data of the package is no folder of the client. */
const between = imports.filter(
  ({ from, to }) => folderOf(from) && folderOf(from) !== folderOf(to) && folderOf(to) !== "..",
);

describe("the folders of the client", () => {
  it("all stand in the table, lowest first", () => {
    const folders = new Set(all.map(folderOf).filter(Boolean));
    expect(LAYERS.map(({ folder }) => folder).sort()).toEqual([...folders].sort());
    LAYERS.forEach(({ folder, imports: named }, i) => {
      const lower = LAYERS.slice(0, i).map((layer) => layer.folder);
      for (const name of named) expect(lower, `${folder} imports ${name}, which must stand above it`).toContain(name);
    });
  });

  it("import what the table says, and all of that", () => {
    for (const { folder, imports: named } of LAYERS) {
      const used = between.filter(({ from }) => folderOf(from) === folder);
      const strange = used.filter(({ to }) => !named.includes(folderOf(to)));
      expect(strange, `not in the row of ${folder}`).toEqual([]);
      expect([...new Set(used.map(({ to }) => folderOf(to)))].sort(), folder).toEqual(named.toSorted());
    }
  });
});

describe("pages with boards", () => {
  const PAGES = ["play", "review", "learn", "solo", "design"];

  it("reach the server through the table alone", () => {
    const direct = between.filter(
      ({ from, to }) => PAGES.includes(folderOf(from)) && /^net\/(api|socket|remote)/.test(to),
    );
    expect(direct).toEqual([]);
  });

  it("do not ask which kind of board a game has", () => {
    const asking = files.filter(
      (name) =>
        !name.startsWith("generated/") &&
        /\bfamily\s*[!=]==|\blattice\s*[!=]==|["'](cube|matching)["']/.test(readFileSync(join(SOURCE, name), "utf8")),
    );
    expect(asking).toEqual(["game/kinds.ts"]);
  });

  it("wait by Await.svelte, since Svelte's own block lets nothing go", () => {
    const waiting = files.filter((name) => readFileSync(join(SOURCE, name), "utf8").includes("{#await"));
    expect(waiting).toEqual([]);
  });
});

/**
 * The start page as it is first seen, prerender down in every language: `start/de.html`. A browser shows it while the
 * client travels, which then takes it over.
 */
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { build, type Plugin, type PluginOption, type Rolldown } from "vite";
import type { prerender } from "../src/prerender";
import { chainOf, languageOf } from "./locales";

interface Choices {
  /** What runs before anything is painted. */
  early: string;
  /** What writes the page. */
  writer: string;
  outDir: string;
  /** How the source of the client is read. */
  source: () => PluginOption[];
}

const ALONE = { configFile: false, logLevel: "error", publicDir: false } as const;

export function start({ early, writer, outDir, source }: Choices): Plugin {
  let files: readonly (Rolldown.OutputAsset | Rolldown.OutputChunk)[] = [];
  return {
    name: "cornerwise-start",
    apply: "build",
    async buildStart() {
      const lib = { entry: early, formats: ["iife" as const], name: "early" };
      const [made] = (await build({ ...ALONE, build: { write: false, lib } })) as Rolldown.RolldownOutput[];
      this.emitFile({ type: "asset", name: "early.js", source: made!.output[0].code });
    },
    transformIndexHtml: {
      order: "post",
      handler(_, { bundle }) {
        const file = Object.keys(bundle ?? {}).find((name) => name.startsWith("assets/early-"));
        return [{ tag: "script", attrs: { src: `/${file}` }, injectTo: "head-prepend" }];
      },
    },
    writeBundle: (_, bundle) => void (files = Object.values(bundle)),
    closeBundle: {
      order: "pre",
      sequential: true,
      async handler() {
        if (!files.length) return; // the build has failed, and says why
        const frame = await readFile(join(outDir, "index.html"), "utf-8");
        await mkdir(join(outDir, "start"));
        for (const { language, direction, head, body } of await pages(writer, source())) {
          const chain = chainOf(language);
          const links = files
            .filter((file) => chain.includes(languageOf(file) ?? "none"))
            .map(({ fileName }) => `<link rel="modulepreload" crossorigin href="/${fileName}">`);
          const whole = frame
            .replace('<html lang="en">', `<html lang="${language}" dir="${direction}">`)
            .replace("</head>", (closed) => head + links.join("") + closed)
            .replace('<div id="app">', (opened) => opened + body);
          await writeFile(join(outDir, "start", `${language}.html`), whole);
        }
      },
    },
  };
}

/** Have the client write its first page, outside of any browser. */
async function pages(writer: string, plugins: PluginOption[]): ReturnType<typeof prerender> {
  const folder = await mkdtemp(join(tmpdir(), "cornerwise-start-"));
  try {
    const output = { entryFileNames: "writer.mjs" };
    const ssr = { ssr: writer, outDir: folder, emptyOutDir: true, rolldownOptions: { output } };
    await build({ ...ALONE, plugins, ssr: { noExternal: true }, build: ssr });
    const made = (await import(pathToFileURL(join(folder, "writer.mjs")).href)) as { prerender: typeof prerender };
    return await made.prerender();
  } finally {
    await rm(folder, { recursive: true });
  }
}

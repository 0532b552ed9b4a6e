/** The service worker, built after the client: it knows by name every file that the client needs. */
import { createHash } from "node:crypto";
import { build, type Plugin, type Rolldown } from "vite";
import { chainOf, languageOf } from "./locales";
import { packOf } from "./offline";

type File = Rolldown.OutputAsset | Rolldown.OutputChunk;

interface Choices {
  entry: string;
  outDir: string;
  /** Modules that only some visitors need, such as those for boards in space. */
  seldom: (module: string) => boolean;
}

/** Whether a page may need a file to open at all. What only some pages need comes later. */
function isFirst(file: File, seldom: (module: string) => boolean): boolean {
  if (file.type === "chunk") return !file.moduleIds.some(seldom);
  return /\.(css|js)$/.test(file.fileName) || file.fileName.includes("manrope-latin-wght");
}

/** What the worker keeps of a build, by when it is fetched. */
function planOf(all: readonly File[], seldom: (module: string) => boolean) {
  const names = (files: readonly File[]) => files.map(({ fileName }) => fileName).sort();
  const assets = all.filter(({ fileName }) => fileName.startsWith("assets/"));
  const packs = assets.filter((file) => packOf(file) !== undefined);
  const words = assets.filter((file) => languageOf(file) !== undefined);
  const rest = assets.filter((file) => !packs.includes(file) && !words.includes(file));
  const packNamed = (name: string) => names(packs.filter((file) => packOf(file) === name));
  const tags = ["en", ...words.map((file) => languageOf(file) ?? "")];
  return {
    FILES: names(rest.filter((file) => isFirst(file, seldom))),
    LATER: { files: names(rest.filter((file) => !isFirst(file, seldom))), packs: packNamed("common") },
    BY_LANGUAGE: Object.fromEntries(
      tags.map((tag) => {
        const chain = chainOf(tag);
        const files = names(words.filter((file) => chain.includes(languageOf(file) ?? "")));
        return [tag, { files, packs: packNamed(tag) }];
      }),
    ),
  };
}

export function worker({ entry, outDir, seldom }: Choices): Plugin {
  let files: readonly File[] = [];
  return {
    name: "cornerwise-worker",
    apply: "build",
    writeBundle: (_, bundle) => void (files = Object.values(bundle)),
    closeBundle: {
      order: "pre",
      sequential: true,
      async handler() {
        if (!files.length) return; // the build has failed, and says why
        const plan = planOf(files, seldom);
        const version = createHash("sha256").update(JSON.stringify(plan)).digest("hex").slice(0, 12);
        const written = Object.entries({ ...plan, VERSION: version }).map(([name, value]) => [
          name,
          JSON.stringify(value),
        ]);
        await build({
          configFile: false,
          logLevel: "error",
          publicDir: false,
          define: Object.fromEntries(written) as Record<string, string>,
          build: {
            outDir,
            emptyOutDir: false,
            target: "es2023",
            lib: { entry, formats: ["iife"], name: "worker", fileName: () => "sw.js" },
          },
        });
      },
    },
  };
}

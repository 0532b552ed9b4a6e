/** The service worker, built after the client: it knows by name every file that the client needs to open. */
import { createHash } from "node:crypto";
import { build, type Plugin, type Rolldown } from "vite";
import { languageOf } from "./locales";

/** Whether every visitor gets a file. What only some need is kept when they first have it. */
function isForAll(file: Rolldown.OutputAsset | Rolldown.OutputChunk, seldom: (name: string) => boolean): boolean {
  if (file.type === "chunk") return !languageOf(file) && !file.moduleIds.some(seldom);
  return /\.(css|js)$/.test(file.fileName) || file.fileName.includes("manrope-latin-wght");
}

interface Choices {
  entry: string;
  outDir: string;
  /** Modules that only some visitors need, such as those for boards in space. */
  seldom: (module: string) => boolean;
}

export function worker({ entry, outDir, seldom }: Choices): Plugin {
  let files: string[] = [];
  return {
    name: "cornerwise-worker",
    apply: "build",
    writeBundle(_, bundle) {
      files = Object.values(bundle)
        .filter((file) => file.fileName.startsWith("assets/") && isForAll(file, seldom))
        .map(({ fileName }) => `/${fileName}`)
        .sort();
    },
    closeBundle: {
      order: "pre",
      sequential: true,
      async handler() {
        const version = createHash("sha256").update(files.join()).digest("hex").slice(0, 12);
        await build({
          configFile: false,
          logLevel: "warn",
          publicDir: false,
          define: { FILES: JSON.stringify(files), VERSION: JSON.stringify(version) },
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

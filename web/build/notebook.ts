/**
 * The board of notebooks: one module for anywidget that fetches nothing. The page in its frame is built first, as text. Its
 * messages come from Python with the game.
 */
import { build, type InlineConfig, type Plugin, type PluginOption, type Rolldown } from "vite";

const PAGE = "virtual:notebook-page";
const LOCALES = "virtual:locales";

interface Choices {
  /** The script of the page in the frame, and the module with the frame. */
  page: string;
  widget: string;
  outDir: string;
  fileName: string;
  /** How the client is built, without its texts. */
  source: () => PluginOption[];
  css: InlineConfig["css"];
}

/** A module instead of one that is found otherwise. */
const standIn = (id: string, code: string): Plugin => ({
  name: `cornerwise-${id}`,
  enforce: "pre",
  resolveId: (asked) => (asked === id ? `\0${id}` : undefined),
  load: (asked) => (asked === `\0${id}` ? code : undefined),
});

function htmlOf({ output }: Rolldown.RolldownOutput): string {
  const styles = output.flatMap((file) => (file.type === "asset" ? [String(file.source)] : []));
  const scripts = output.flatMap((file) => (file.type === "chunk" ? [file.code] : []));
  const script = scripts.join("\n").replaceAll("</script", "<\\/script");
  return `<!doctype html><html><head><meta charset="utf-8"><title>Cornerwise</title><meta name="viewport" content="width=device-width"><style>${styles.join("\n")}</style></head><body><script type="module">${script}</script></body></html>`;
}

export function notebook({ page, widget, outDir, fileName, source, css }: Choices): Plugin {
  const common: InlineConfig = { configFile: false, logLevel: "error", publicDir: false };
  const lib = (entry: string) => ({ entry, formats: ["es" as const], fileName: () => fileName });
  const whole = { target: "es2023", rolldownOptions: { output: { codeSplitting: false } } };
  let isBuilt = false;
  return {
    name: "cornerwise-notebook",
    apply: "build",
    writeBundle: () => void (isBuilt = true),
    closeBundle: {
      sequential: true,
      async handler() {
        if (!isBuilt) return; // the build has failed, and says why
        const [made] = (await build({
          ...common,
          ...(css && { css }),
          plugins: [standIn(LOCALES, "export const english = []; export const others = {};"), source()],
          build: { ...whole, write: false, cssCodeSplit: false, lib: lib(page) },
        })) as Rolldown.RolldownOutput[];
        if (!made) throw new Error("the page of notebooks was not built");
        await build({
          ...common,
          plugins: [standIn(PAGE, `export default ${JSON.stringify(htmlOf(made))};`)],
          build: { ...whole, outDir, emptyOutDir: false, lib: lib(widget) },
        });
      },
    },
  };
}

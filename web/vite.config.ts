import { svelte } from "@sveltejs/vite-plugin-svelte";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { hoverWithPointers } from "./build/hover";
import { kernel } from "./build/kernel";
import { locales } from "./build/locales";
import { manifests } from "./build/manifest";
import { notebook } from "./build/notebook";
import { offline } from "./build/offline";
import { packed } from "./build/packed";
import { start } from "./build/start";
import { tokens } from "./build/tokens";
import { worker } from "./build/worker";

const inPackage = (path: string) => fileURLToPath(new URL(`../src/cornerwise/${path}`, import.meta.url));
const inSource = (path: string) => fileURLToPath(new URL(`src/${path}`, import.meta.url));
const inBuild = (path: string) => fileURLToPath(new URL(`../build/${path}`, import.meta.url));
/** A client for others must be whole; one to work on may lack the kernel, where there is no compiler for it. */
const missing = process.env["CLIENT_PARTS"] === "required" ? "error" : "warn";
const client = () => [
  svelte(),
  locales(inPackage("locales")),
  tokens(inPackage("drawing/tokens.json")),
  kernel(inBuild("wasm"), missing),
];
const css = { postcss: { plugins: [hoverWithPointers()] } };
const server = process.env["CORNERWISE_URL"] ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [
    client(),
    start({
      early: inSource("early.ts"),
      writer: inSource("prerender.ts"),
      outDir: inPackage("web"),
      source: client,
    }),
    manifests(inPackage("locales")),
    offline(inBuild("offline"), missing),
    worker({
      entry: inSource("worker/sw.ts"),
      outDir: inPackage("web"),
      seldom: (module) => /node_modules\/three\//.test(module),
    }),
    packed(inPackage("web")),
    notebook({
      page: inSource("notebook/main.ts"),
      widget: inSource("notebook/widget.ts"),
      outDir: inPackage("notebook"),
      fileName: "board.js",
      source: () => [svelte(), tokens(inPackage("drawing/tokens.json"))],
      css,
    }),
  ],
  css,
  // Scripts and style sheets name files from where they lie themselves, so that the client can lie in any folder; pages
  // stand at addresses of any depth and name them from the root.
  experimental: { renderBuiltUrl: (_, { hostType }) => (hostType === "html" ? undefined : { relative: true }) },
  // The worker that games run in alone needs the kernel.
  worker: { format: "es", plugins: () => [kernel(inBuild("wasm"), missing)] },
  // The server finds the client inside the package.
  build: {
    outDir: inPackage("web"),
    emptyOutDir: true,
    target: "es2023",
    modulePreload: { polyfill: false },
    // A few files travel faster than many: what every page needs, what most have in common, what boards have.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: "base", tags: ["$initial"] },
            { name: "common", test: /\/(svelte|controls|lobby|net|shell)\//, minShareCount: 2 },
            { name: "board", test: /\/src\/(board|play|review)\/(?!solid|field)/, minShareCount: 3 },
          ],
        },
      },
    },
    assetsInlineLimit: 0, // pages may load fonts from here only, not out of style sheets
  },
  server: { proxy: { "/api": { target: server, ws: true } } },
  resolve: process.env["VITEST"] ? { conditions: ["browser"] } : {},
  // A busy machine is no failure.
  test: {
    environment: "jsdom",
    include: ["tests/**/*.test.ts"],
    setupFiles: ["tests/setup.ts"],
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});

/** What the system shows of the installed client, in every language: `manifest-de.webmanifest` is the German one. */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Plugin } from "vite";
import { directionOf } from "../src/i18n/direction";
import { chainOf, tagsIn } from "./locales";
import template from "./manifest.json" with { type: "json" };

const NAME = /^\/?manifest-([\w-]+)\.webmanifest$/;

const iconsOf = (name: string) =>
  [96, 192].map((size) => ({
    ...{ src: `/icons/shortcut-${name}-${size}.png`, sizes: `${size}x${size}`, type: "image/png" },
  }));

export function manifests(folder: string): Plugin {
  const root = resolve(folder);
  const bundle = (tag: string): FluentBundle => {
    const made = new FluentBundle(tag);
    for (const name of readdirSync(join(root, tag)).filter((file) => file.endsWith(".ftl")))
      made.addResource(new FluentResource(readFileSync(join(root, tag, name), "utf-8")));
    return made;
  };
  const manifest = (tag: string): string => {
    const known = chainOf(tag).filter((link) => tagsIn(root).includes(link)); // there is no plain zh
    const bundles = [...new Set([...known, "en"])].map(bundle);
    const said = (id: string): string => {
      for (const one of bundles) {
        const message = one.getMessage(id);
        if (message?.value) return one.formatPattern(message.value);
      }
      throw new Error(`the manifest asks for ${id}, which is no message`);
    };
    return JSON.stringify({
      ...template,
      lang: tag,
      dir: directionOf(tag),
      description: said(template.description),
      shortcuts: template.shortcuts.map(({ name, icon, url }) => ({ name: said(name), url, icons: iconsOf(icon) })),
    });
  };
  return {
    name: "cornerwise-manifests",
    generateBundle() {
      for (const tag of tagsIn(root))
        this.emitFile({ type: "asset", fileName: `manifest-${tag}.webmanifest`, source: manifest(tag) });
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const tag = NAME.exec(request.url ?? "")?.[1];
        if (!tag || !tagsIn(root).includes(tag)) return next();
        response.setHeader("content-type", "application/manifest+json").end(manifest(tag));
      });
    },
  };
}

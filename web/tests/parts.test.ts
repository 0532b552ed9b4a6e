/** A client that is built for others has the kernel and the answers for times without a connection in it. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build, type Plugin } from "vite";
import { afterAll, describe, expect, it } from "vitest";
import { kernel } from "../build/kernel";
import { offline } from "../build/offline";

type Part = (folder: string, missing?: "warn" | "error") => Plugin;

const folder = mkdtempSync(join(tmpdir(), "parts-"));
const empty = join(folder, "empty");
const page = join(folder, "page.js");
mkdirSync(empty);
writeFileSync(page, "export default 1;\n");
afterAll(() => rmSync(folder, { recursive: true }));

/** What a build with one part of the client says. */
async function said(part: Plugin): Promise<string> {
  const warnings: string[] = [];
  await build({
    configFile: false,
    logLevel: "silent",
    root: folder,
    plugins: [part],
    build: {
      write: false,
      rolldownOptions: { input: page, onwarn: (warning) => void warnings.push(warning.message) },
    },
  });
  return warnings.join("\n");
}

describe.each<[string, Part, RegExp]>([
  ["the kernel", kernel, /kernel was not built/],
  ["games and rule book", offline, /rule book were not written/],
])("a build without %s", (_, part, complaint) => {
  it("warns", async () => expect(await said(part(empty))).toMatch(complaint));
  it("fails where it is required", async () => expect(said(part(empty, "error"))).rejects.toThrow(complaint));
});

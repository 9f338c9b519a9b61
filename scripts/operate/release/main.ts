/**
 * `npm run release -- 1.0.0 [--push]` turns the unreleased part of CHANGELOG.md into this version. It makes a commit and an annotated tag
 * whose text is the release notes. Both are signed if a key is configured in Git (user.signingkey). Nothing leaves this machine without
 * --push.
 */
import { execFileSync, spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { StartError } from "#platform/process/start-error.ts";
import { operate } from "../operator.ts";
import { follows, releaseTexts } from "./notes.ts";

const git = (...words: string[]) => execFileSync("git", words, { encoding: "utf8" }).trim();
const tried = (...words: string[]) => spawnSync("git", words, { encoding: "utf8" }).stdout.trim();

async function main() {
  const { values, positionals } = parseArgs({
    options: { push: { type: "boolean", default: false } },
    allowPositionals: true,
  });
  const [version = ""] = positionals;
  const before = JSON.parse(readFileSync("package.json", "utf8")).version as string;
  const tags = tried("tag", "--list", "v*").split("\n").filter(Boolean);
  // The first release may have the version that is already in package.json.
  if (!follows(version, before) && !(tags.length === 0 && version === before))
    throw new StartError(
      `Usage: npm run release -- VERSION [--push]; ${before} is followed by a patch, a minor or a major version.`,
    );
  if (tags.includes(`v${version}`)) throw new StartError(`v${version} exists already.`);
  if (git("status", "--porcelain") !== "") throw new StartError("There are changes that are not committed.");
  if (git("branch", "--show-current") !== "main") throw new StartError("Releases are made on main.");
  const made = releaseTexts(readFileSync("CHANGELOG.md", "utf8"), version, new Date().toISOString().slice(0, 10));
  if (!made) throw new StartError("CHANGELOG.md has nothing under [Unreleased].");
  writeFileSync("CHANGELOG.md", made.changelog);
  setVersion(before, version);
  const signs = tried("config", "user.signingkey") !== "";
  const body = "The notes stand in CHANGELOG.md and in the tag.";
  git("commit", "--quiet", "--all", ...(signs ? ["--gpg-sign"] : []), "-m", `chore(release): ${version}`, "-m", body);
  git(
    "tag",
    signs ? "--sign" : "--annotate",
    `v${version}`,
    "--cleanup=verbatim",
    "-m",
    `Windtower ${version}\n\n${made.notes}\n`,
  );
  if (values.push) git("push", "--atomic", "origin", "main", `v${version}`);
  console.log(`v${version}, ${signs ? "signed" : "not signed: Git knows no key (user.signingkey)"}${values.push ? ", pushed" : ""}.

${made.notes}`);
}

/** Replaces the version of our package. In each file it is the first version; the lock file contains it twice. */
function setVersion(before: string, version: string) {
  for (const [file, times] of [
    ["package.json", 1],
    ["package-lock.json", 2],
  ] as const) {
    let left: number = times;
    const text = readFileSync(file, "utf8").replace(
      new RegExp(`"version": "${before.replaceAll(".", "\\.")}"`, "g"),
      (found) => {
        left -= 1;
        return left >= 0 ? `"version": "${version}"` : found;
      },
    );
    writeFileSync(file, text);
  }
}

await operate(main);

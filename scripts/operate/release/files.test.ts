import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { tools } from "#scripts/test/tools.ts";

const image = `registry.example.com/windtower@sha256:${"0123456789abcdef".repeat(4)}`;
const signs = Boolean(tools.OpenSSH.find());
if (!signs) console.warn("ssh-keygen is missing: signed releases are NOT tried. npm run setup -- OpenSSH");

let all: string;
const at = (...names: string[]) => join(all, ...names);
const git = (...words: string[]) => execFileSync("git", words, { cwd: at("source"), encoding: "utf8" });
const files = (...words: string[]) =>
  spawnSync(process.execPath, [join(import.meta.dirname, "files.ts"), ...words], {
    cwd: at("source"),
    encoding: "utf8",
  });
const keyOf = (who: string) => {
  execFileSync("ssh-keygen", ["-q", "-t", "ed25519", "-N", "", "-C", who, "-f", at(who)]);
  writeFileSync(at(`${who}.signers`), `release ${readFileSync(at(`${who}.pub`), "utf8")}`);
};

beforeAll(() => {
  all = mkdtempSync(join(tmpdir(), "windtower-files-"));
  execFileSync("git", ["init", "--quiet", "--initial-branch=main", at("source")]);
  git("config", "user.name", "Layla");
  git("config", "user.email", "layla@example.com");
  const about = { name: "windtower", version: "0.1.0", license: "MIT" };
  const needs = { dependencies: { "@site/own": "1.0.0" }, devDependencies: { tool: "1.0.0" } };
  const manifest = { ...about, ...needs, workspaces: ["packages/*"] };
  writeFileSync(at("source", "package.json"), JSON.stringify(manifest));
  const entry = { version: "1.0.0", license: "MIT" };
  const lock = {
    ...about,
    lockfileVersion: 3,
    requires: true,
    packages: {
      "": manifest,
      "packages/own": { ...entry, name: "@site/own", dependencies: { library: "1.0.0" } },
      "node_modules/@site/own": { resolved: "packages/own", link: true },
      "node_modules/library": entry,
      "node_modules/tool": { ...entry, dev: true, dependencies: { library: "1.0.0", helper: "1.0.0" } },
      "node_modules/helper": { ...entry, dev: true },
    },
  };
  writeFileSync(at("source", "package-lock.json"), JSON.stringify(lock));
  writeFileSync(at("source", "لوحة.txt"), "برج الرياح\n");
  git("add", "--all");
  git("commit", "--quiet", "-m", "feat: begin");
  git("tag", "-a", "v0.1.0", "-m", "Windtower 0.1.0");
});
afterAll(() => rmSync(all, { recursive: true }));

describe("the files of a release", () => {
  it("are the sources and the list of packages, the same bytes each time", () => {
    for (const name of ["one", "two"]) rmSync(at(name), { recursive: true, force: true });
    const made = files(at("one"));
    expect([made.status, made.stderr]).toEqual([0, ""]);
    expect(made.stdout).toContain("not signed");
    expect(files(at("two")).status).toBe(0);
    const sums = readFileSync(at("one", "SHA256SUMS"), "utf8");
    expect(sums).toMatch(
      /^[0-9a-f]{64} {2}windtower-0\.1\.0\.tar\.gz\n[0-9a-f]{64} {2}windtower-0\.1\.0\.cdx\.json\n$/,
    );
    expect(readFileSync(at("two", "SHA256SUMS"), "utf8")).toBe(sums);
    execFileSync("sha256sum", ["--check", "--quiet", "SHA256SUMS"], { cwd: at("two") });
    execFileSync("tar", ["-xzf", at("one", "windtower-0.1.0.tar.gz"), "-C", all]);
    expect(readFileSync(at("windtower-0.1.0", "لوحة.txt"), "utf8")).toBe("برج الرياح\n");
    const list = JSON.parse(readFileSync(at("one", "windtower-0.1.0.cdx.json"), "utf8"));
    expect(list).toMatchObject({
      bomFormat: "CycloneDX",
      metadata: { component: { name: "windtower", version: "0.1.0" } },
    });
    expect(
      list.components.map(({ name }: { name: string }) => name),
      "what runs, though a tool needs it too",
    ).toEqual(["library"]);
  });

  it("are refused without a tag, into a folder that is not empty, and for an image without a digest", () => {
    const usual = at("refused");
    expect(files(at("source")).stderr).toBe(`${at("source")} is not empty.\n`);
    expect(files(usual, "--image", "windtower:latest").stderr).toContain("with its digest");
    git("commit", "--quiet", "--allow-empty", "-m", "feat: more");
    expect(files(usual).stderr).toBe("What is checked out has no tag: git checkout v….\n");
    git("checkout", "--quiet", "v0.1.0");
  });
});

describe.skipIf(!signs)("a signed release", () => {
  let folder: string;
  const verify = (signers: string) =>
    spawnSync(resolve("deploy/release/verify"), [folder, at(signers)], { encoding: "utf8" });
  beforeAll(() => {
    keyOf("owner");
    keyOf("stranger");
    expect(files(at("signed"), "--key", at("owner"), "--image", image).stderr).toBe("");
  });
  beforeEach(() => {
    folder = mkdtempSync(at("received-"));
    cpSync(at("signed"), folder, { recursive: true });
  });

  it("is verified by one command, including the image's digest", () => {
    const { status, stdout, stderr } = verify("owner.signers");
    expect([status, stderr]).toEqual([0, ""]);
    expect(stdout).toContain("windtower-0.1.0.tar.gz\nwindtower-0.1.0.cdx.json\nwindtower-0.1.0.image.txt\n");
    expect(readFileSync(join(folder, "windtower-0.1.0.image.txt"), "utf8")).toBe(`${image}\n`);
  });

  it.each(["windtower-0.1.0.tar.gz", "windtower-0.1.0.cdx.json", "windtower-0.1.0.image.txt", "SHA256SUMS"])(
    "is refused when one byte of %s is changed",
    (name) => {
      const bytes = readFileSync(join(folder, name));
      bytes[20] = (bytes[20] ?? 0) ^ 1;
      writeFileSync(join(folder, name), bytes);
      expect(verify("owner.signers").status).toBe(1);
    },
  );

  it("is refused when somebody else signed it, even as the owner of their own list", () => {
    expect(verify("stranger.signers").stderr).toContain("was not signed by a key of");
    rmSync(join(folder, "SHA256SUMS.sig"));
    expect(verify("owner.signers").stderr).toContain("has no SHA256SUMS with its signature");
    const sign = ["-q", "-Y", "sign", "-f", at("stranger"), "-n", "windtower-release", join(folder, "SHA256SUMS")];
    execFileSync("ssh-keygen", sign);
    expect(verify("owner.signers").stderr).toContain("was not signed by a key of");
  });

  it("is refused when the key signed something that is not a release", () => {
    rmSync(join(folder, "SHA256SUMS.sig"));
    execFileSync("ssh-keygen", ["-q", "-Y", "sign", "-f", at("owner"), "-n", "git", join(folder, "SHA256SUMS")]);
    expect(verify("owner.signers").status).toBe(1);
  });

  it("is refused with a file too many or too few", () => {
    writeFileSync(join(folder, "install.sh"), "rm -rf /\n");
    expect(verify("owner.signers").stderr).toBe("Not of this release: install.sh\n");
    rmSync(join(folder, "install.sh"));
    rmSync(join(folder, "windtower-0.1.0.cdx.json"));
    expect(verify("owner.signers").stderr).toContain("Not the files that were signed.");
  });
});

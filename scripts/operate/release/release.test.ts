import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { tools } from "#scripts/test/tools.ts";
import { follows, releaseTexts } from "./notes.ts";

const changelog = `# Changelog

What users notice.

## [Unreleased]

### Added
- A form.

### Fixed
- A fault.
`;

describe("the changelog of a release", () => {
  it("gives the unreleased part a version and a day, and begins a new one", () => {
    const made = releaseTexts(changelog, "0.1.0", "2026-11-26");
    expect(made?.notes).toBe("### Added\n- A form.\n\n### Fixed\n- A fault.");
    expect(made?.changelog).toBe(`# Changelog

What users notice.

## [Unreleased]

## [0.1.0] - 2026-11-26

### Added
- A form.

### Fixed
- A fault.
`);
    const again = made?.changelog.replace("## [Unreleased]\n", "## [Unreleased]\n\n### Added\n- More.\n") ?? "";
    const next = releaseTexts(again, "0.2.0", "2026-12-01");
    expect(next?.notes).toBe("### Added\n- More.");
    expect(next?.changelog.match(/^## .*/gm)).toEqual([
      "## [Unreleased]",
      "## [0.2.0] - 2026-12-01",
      "## [0.1.0] - 2026-11-26",
    ]);
  });

  it("is refused if nothing is new", () => {
    expect(
      releaseTexts(releaseTexts(changelog, "0.1.0", "2026-11-26")?.changelog ?? "", "0.1.1", "2026-11-27"),
    ).toBeNull();
    expect(releaseTexts("# Changelog\n", "0.1.0", "2026-11-26")).toBeNull();
  });

  it.each([
    ["0.1.1", true],
    ["0.2.0", true],
    ["1.0.0", true],
    ["0.1.0", false],
    ["0.3.0", false],
    ["1.0.1", false],
    ["01.0.0", false],
    ["1.0", false],
    ["1.0.0-beta", false],
    ["1.0.0;rm", false],
  ])("%s after 0.1.0: %s", (version, isNext) => expect(follows(version, "0.1.0")).toBe(isNext));
});

describe("npm run release", () => {
  let folder: string;
  const git = (...words: string[]) => spawnSync("git", words, { cwd: folder, encoding: "utf8" }).stdout.trim();
  const release = (...words: string[]) =>
    spawnSync(process.execPath, [join(import.meta.dirname, "main.ts"), ...words], { cwd: folder, encoding: "utf8" });
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "windtower-release-"));
    git("init", "--quiet", "--initial-branch=main");
    for (const [key, value] of [
      ["user.name", "Layla"],
      ["user.email", "layla@example.com"],
      ["user.signingkey", ""],
    ])
      git("config", key ?? "", value ?? "");
    writeFileSync(join(folder, "CHANGELOG.md"), changelog);
    writeFileSync(join(folder, "package.json"), '{\n  "version": "0.1.0",\n  "other": "0.1.0"\n}\n');
    const lock =
      '{\n  "version": "0.1.0",\n  "packages": { "": { "version": "0.1.0" }, "x": { "version": "0.1.0" } }\n}\n';
    writeFileSync(join(folder, "package-lock.json"), lock);
    git("add", "--all");
    git("commit", "--quiet", "-m", "feat: begin");
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it("commits the version and tags it with its notes, and pushes nothing", () => {
    const { status, stdout, stderr } = release("0.1.0");
    expect([status, stderr]).toEqual([0, ""]);
    expect(stdout).toMatch(/^v0\.1\.0, not signed/);
    expect(git("log", "-1", "--format=%b").trim()).not.toBe("");
    writeFileSync(
      join(folder, "CHANGELOG.md"),
      readFileSync(join(folder, "CHANGELOG.md"), "utf8").replace("]\n", "]\n\n### Added\n- More.\n"),
    );
    git("commit", "--quiet", "--all", "-m", "feat: more");
    expect(release("0.2.0").status).toBe(0);
    expect(git("tag", "--list", "--format=%(objecttype) %(refname:short)")).toBe("tag v0.1.0\ntag v0.2.0");
    expect(git("tag", "--list", "v0.2.0", "--format=%(contents)")).toBe("Windtower 0.2.0\n\n### Added\n- More.");
    expect(git("log", "-1", "--format=%s")).toBe("chore(release): 0.2.0");
    expect(git("status", "--porcelain")).toBe("");
    const lock = JSON.parse(readFileSync(join(folder, "package-lock.json"), "utf8"));
    expect([lock.version, lock.packages[""].version, lock.packages.x.version]).toEqual(["0.2.0", "0.2.0", "0.1.0"]);
  });

  it.skipIf(!tools.OpenSSH.find())("signs commit and tag if Git knows an SSH key", () => {
    const key = join(folder, ".git", "key");
    spawnSync("ssh-keygen", ["-q", "-t", "ed25519", "-N", "", "-f", key]);
    writeFileSync(`${key}.signers`, `layla@example.com ${readFileSync(`${key}.pub`, "utf8")}`);
    git("config", "gpg.format", "ssh");
    git("config", "user.signingkey", key);
    git("config", "gpg.ssh.allowedSignersFile", `${key}.signers`);
    expect(release("0.1.0").stdout).toMatch(/^v0\.1\.0, signed/);
    const isGood = (...words: string[]) => spawnSync("git", words, { cwd: folder }).status === 0;
    expect([isGood("verify-tag", "v0.1.0"), isGood("verify-commit", "HEAD")]).toEqual([true, true]);
    expect(isGood("verify-commit", "HEAD~1"), "which nobody signed").toBe(false);
  });

  it("changes nothing if it is refused", () => {
    writeFileSync(join(folder, "new.txt"), "x");
    expect(release("0.1.1").stderr).toBe("There are changes that are not committed.\n");
    rmSync(join(folder, "new.txt"));
    git("checkout", "--quiet", "-b", "other");
    expect(release("0.1.1").stderr).toBe("Releases are made on main.\n");
    git("checkout", "--quiet", "main");
    expect(release("9.0.0").status).toBe(1);
    expect(git("tag", "--list")).toBe("");
    expect(git("status", "--porcelain")).toBe("");
  });
});

import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";

const common = new URL("../../deploy/one-machine/common", import.meta.url).pathname;
const day = 24 * 3600;

it("an update keeps its own files however old the build is, and both directions keep the files of open pages", () => {
  const root = mkdtempSync(join(tmpdir(), "windtower-assets-"));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const assets = (release: string) => join(root, release, "build/client/assets");
  const build = (release: string, files: Record<string, number>) => {
    mkdirSync(assets(release), { recursive: true });
    for (const [file, age] of Object.entries(files)) {
      writeFileSync(join(assets(release), file), "");
      const at = Date.now() / 1000 - age * day;
      utimesSync(join(assets(release), file), at, at);
    }
  };
  const carry = (from: string, to: string) => {
    execFileSync("bash", ["-c", `. ${common}; carry_assets ${join(root, from)} ${join(root, to)}`]);
    return readdirSync(assets(to)).sort();
  };
  build("first", { "first.js": 200, "both.js": 200 });
  build("second", { "second.js": 90, "both.js": 90 });
  build("third", { "third.js": 70 });
  expect(carry("first", "second")).toEqual(["both.js", "first.js", "second.js"]);
  expect(carry("second", "third"), "what two updates ago had goes").toEqual(["both.js", "second.js", "third.js"]);
  expect(carry("third", "second"), "back again").toEqual(["both.js", "second.js", "third.js"]);
});

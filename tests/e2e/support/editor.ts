import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { createInterface } from "node:readline";

/** Starts the content editor (`npm run edit`) on a copy of content/, without the preview. */
export async function startEditor() {
  const folder = mkdtempSync(join(tmpdir(), "editor-"));
  for (const copy of ["before", "content"]) cpSync("content", join(folder, copy), { recursive: true });
  symlinkSync(resolve("public"), join(folder, "public"));
  const command = [resolve("scripts/edit/main.ts"), "--port", "0", "--no-preview"];
  const child = spawn(process.execPath, ["--disable-warning=ExperimentalWarning", ...command], {
    cwd: folder,
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [line] = (await once(createInterface(child.stdout), "line")) as [string];
  return {
    address: /http:\S+/.exec(line)?.[0] ?? "",
    read: (file: string) => readFileSync(join(folder, "content", file), "utf8"),
    /** Returns the lines that differ from the original content, without their line numbers. */
    diff() {
      const args = ["diff", "--no-index", "--no-color", "-U0", join(folder, "before"), join(folder, "content")];
      const { stdout } = spawnSync("git", args, { encoding: "utf8" });
      return stdout.split("\n").filter((line) => /^[-+](?![-+]{2} )/.test(line));
    },
    async stop() {
      child.kill();
      if (child.exitCode === null) await once(child, "exit");
      rmSync(folder, { recursive: true });
    },
  };
}

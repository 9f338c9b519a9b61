import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runNginx } from "./nginx.ts";

/** Exports the built site for `origin`, and serves it by nginx with the settings that the export wrote. */
export function startStaticHost(port: number, origin: string) {
  const folder = mkdtempSync(join(tmpdir(), "windtower-static-"));
  const out = join(folder, "site");
  const words = ["scripts/operate/export/main.ts", out, "--origin", origin];
  const { status, stderr } = spawnSync(process.execPath, words, { encoding: "utf8" });
  if (status !== 0) throw new Error(stderr);
  return runNginx(
    folder,
    readFileSync(`${out}.nginx.conf`, "utf8").replace("listen LISTEN", `listen 127.0.0.1:${port}`),
  );
}

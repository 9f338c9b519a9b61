import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { tools } from "#scripts/test/tools.ts";

export const nginx = tools.nginx.find();

/** deploy/cdn/nginx.conf as it is, with places of its own. */
export async function startCdn(port: number, origin: number): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "windtower-cdn-"));
  const site = readFileSync("deploy/cdn/nginx.conf", "utf8")
    .replace("ORIGIN", `127.0.0.1:${origin}`)
    .replace("LISTEN", `127.0.0.1:${port}`)
    .replace("SITE_NAME", "_")
    .replace("/var/cache/nginx/windtower", join(folder, "cache"));
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
  const file = join(folder, "nginx.conf");
  writeFileSync(
    file,
    `${process.getuid?.() === 0 ? "user root;" : ""} daemon off; pid ${folder}/pid; error_log stderr crit;
events {}
http {
access_log off;
${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join("\n")}
${site}
}`,
  );
  const child = spawn(nginx ?? "", ["-p", folder, "-c", file, "-e", "stderr"], { stdio: "inherit" });
  onTestFinished(async () => {
    const gone = new Promise((resolve) => child.once("exit", resolve));
    child.kill("SIGTERM");
    await gone;
    rmSync(folder, { recursive: true });
  });
}

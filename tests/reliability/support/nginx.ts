import { spawn } from "node:child_process";
import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { tools } from "#scripts/test/tools.ts";

export const nginx = tools.nginx.find();

/** Runs nginx with the given `server` block in a new folder. Returns the function that stops nginx and removes the folder. */
export function runNginx(folder: string, site: string): () => Promise<void> {
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
  const file = join(folder, "nginx.conf");
  writeFileSync(
    file,
    `${process.getuid?.() === 0 ? "user root;" : ""} daemon off; pid ${folder}/pid; error_log stderr crit;
events {}
http {
access_log off;
include /etc/nginx/mime.types;
${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join("\n")}
${site}
}`,
  );
  const child = spawn(nginx ?? "", ["-p", folder, "-c", file, "-e", "stderr"], { stdio: "inherit" });
  const gone = new Promise((resolve) => child.once("exit", resolve));
  return async () => {
    child.kill("SIGTERM");
    await gone;
    rmSync(folder, { recursive: true });
  };
}

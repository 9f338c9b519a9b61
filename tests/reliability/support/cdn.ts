import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runNginx } from "./nginx.ts";

/** Runs nginx with deploy/cdn/nginx.conf. Only the ports and folders are changed. */
export function startCdn(port: number, origin: number) {
  const folder = mkdtempSync(join(tmpdir(), "windtower-cdn-"));
  const site = readFileSync("deploy/cdn/nginx.conf", "utf8")
    .replace("ORIGIN", `127.0.0.1:${origin}`)
    .replace("LISTEN", `127.0.0.1:${port}`)
    .replace("SITE_NAME", "_")
    .replace("/var/cache/nginx/windtower", join(folder, "cache"));
  return runNginx(folder, site);
}

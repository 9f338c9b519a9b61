import { execFileSync } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import { memoryOf, processorOf, watchMemory } from "../mixed/memory.ts";
import { startNginx } from "../nginx.ts";
import { freePort } from "../processes.ts";
import type { StartedSite } from "../site-folder.ts";
import { type BystanderTimes, measureBystanders } from "./bystanders.ts";

export interface AbandonedFlood {
  name: string;
  how: "reset" | "pipeline";
  path: string;
  connections: number;
  /** The number of requests that each connection sends. */
  requests: number;
  /** The milliseconds after which it hangs up. */
  hold: number;
}

export interface AbandonResult extends BystanderTimes {
  name: string;
  /** The seconds of processor that the server used until the last client had hung up, and afterwards. */
  processor: [until: number, afterwards: number];
  /** The memory in megabytes. */
  memory: [before: number, peak: number, after: number];
}

/** Asks the site at `port`, or a proxy in front of it, once the site has finished its start. Follows its process. */
export async function leave(site: StartedSite, port: number, what: AbandonedFlood): Promise<AbandonResult> {
  await measureBystanders(site.origin, () => fetch(`${site.origin}/gone`)); // This warms the site up.
  await untilIdle(site.pid);
  const before = memoryOf(site.pid).now;
  const watched = watchMemory(site.pid);
  const used = processorOf(site.pid);
  let hungUp = used;
  const times = await measureBystanders(site.origin, async () => {
    const clients = new Worker(new URL("./abandon-worker.ts", import.meta.url), { workerData: { ...what, port } });
    await once(clients, "message");
    hungUp = processorOf(site.pid);
  });
  await untilIdle(site.pid);
  const processor: AbandonResult["processor"] = [hungUp - used, processorOf(site.pid) - hungUp];
  const { peak } = watched();
  return { name: what.name, ...times, processor, memory: [before, peak, memoryOf(site.pid).now] };
}

/** Waits until the process has used almost nothing for half a second. On a busy machine it may have to wait for its share. */
async function untilIdle(pid: number): Promise<void> {
  for (let before = -1, now = processorOf(pid); now - before > 0.03; ) {
    before = now;
    await setTimeout(500);
    now = processorOf(pid);
  }
}

/** Uses deploy/one-machine/nginx.conf unchanged, except for its ports, names and certificate. */
export async function serveWithShippedSettings(folder: string, origin: number): Promise<number> {
  const [plain, secure] = [await freePort(), await freePort()];
  const [key, certificate] = [join(folder, "key.pem"), join(folder, "certificate.pem")];
  const subject = ["-x509", "-newkey", "rsa:2048", "-nodes", "-days", "1", "-subj", "/CN=localhost"];
  execFileSync("openssl", ["req", ...subject, "-keyout", key, "-out", certificate], { stdio: "ignore" });
  const shipped = readFileSync(join(import.meta.dirname, "../../deploy/one-machine/nginx.conf"), "utf8")
    .replaceAll(/^\s*listen \[::\].*$/gm, "")
    .replace("listen 80;", `listen 127.0.0.1:${plain};`)
    .replace("listen 443", `listen 127.0.0.1:${secure}`)
    .replace("127.0.0.1:3000", `127.0.0.1:${origin}`)
    .replace(/\S+fullchain\.pem/, certificate)
    .replace(/\S+privkey\.pem/, key)
    .replaceAll("SITE_NAME", "_");
  await startNginx(folder, shipped, plain);
  return secure;
}

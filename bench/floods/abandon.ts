import { execFileSync } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { memoryOf, processorOf, watchMemory } from "../mixed/memory.ts";
import { startNginx } from "../nginx.ts";
import { freePort } from "../processes.ts";
import type { StartedSite } from "../site-folder.ts";
import { type BystanderTimes, measureBystanders, untilIdle } from "./bystanders.ts";

export interface AbandonedFlood {
  name: string;
  how: "reset" | "pipeline";
  path: string;
  connections: number;
  /** The number of requests on each connection. */
  requests: number;
  /** After this many milliseconds the client hangs up. */
  hold: number;
}

export interface AbandonResult extends BystanderTimes {
  name: string;
  /** The processor time of the server in seconds: until the last client has hung up, and after that. */
  processor: [until: number, afterwards: number];
  /** The memory of the server in MB. */
  memory: [before: number, peak: number, after: number];
}

/**
 * Lets clients send requests to `port` and hang up. The port is that of the site or of a proxy in front of it. Measures the site's process
 * meanwhile.
 */
export async function leave(site: StartedSite, port: number, what: AbandonedFlood): Promise<AbandonResult> {
  await measureBystanders(site.origin, () => fetch(`${site.origin}/gone`)); // Warms up the site.
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

/** Starts nginx with deploy/one-machine/nginx.conf. Only the ports, names and certificate are changed. */
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

import { randomUUID } from "node:crypto";
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { expect, it, onTestFinished } from "vitest";
import { placeOn, places } from "#platform/db/fixture.ts";
import { type LaunchedProcess, root } from "../e2e/support/launch.ts";
import { expectAllStored } from "./support/acknowledgements.ts";
import { type Drill, startDrill } from "./support/drill.ts";
import { freePorts } from "./support/free-ports.ts";
import { haproxy, startHaproxy } from "./support/haproxy.ts";

const hasPostgres = places.some(([name]) => name === "PostgreSQL");
if (!haproxy) console.warn("HAProxy is missing: the rolling deploy is NOT tried. npm run setup -- HAProxy");

/** How many times all processes are replaced. `npm run drills` sets a larger number. */
const rounds = Number(process.env.DRILL_ROUNDS ?? 1);
const oldAsset = "/assets/of-the-version-before-AbC123.js";

/** Makes a version of the site in a new folder. Like deploy/one-machine/update, it keeps the files of the previous version. */
function versionIn(folder: string, before?: string): string {
  mkdirSync(join(folder, "server"), { recursive: true });
  cpSync(join(root, "build"), join(folder, "build"), { recursive: true });
  cpSync(join(root, "server/main.js"), join(folder, "server/main.js"));
  for (const name of ["node_modules", "content", "package.json"]) symlinkSync(join(root, name), join(folder, name));
  const assets = "build/client/assets";
  if (before) cpSync(join(before, assets), join(folder, assets), { recursive: true, force: false });
  else writeFileSync(join(folder, "build/client", oldAsset), "export {}");
  return folder;
}

it.skipIf(!haproxy || !hasPostgres)(
  "three processes behind HAProxy are replaced one by one under load: no failed request, no lost form",
  { timeout: 120_000 * rounds },
  async (context) => {
    const place = await placeOn("PostgreSQL");
    onTestFinished(() => place.clear());
    const folder = mkdtempSync(join(tmpdir(), "windtower-rolling-"));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const first = versionIn(join(folder, "first"));
    const second = versionIn(join(folder, "second"), first);

    const [port = 0, ...ports] = await freePorts(4);
    const drill = startDrill(context, place);
    const start = async (at: number, version: string) => {
      const started = await drill.start(place, { PORT: String(ports[at]), DRAIN_SECONDS: "1" }, version);
      await untilReady(ports[at] ?? 0, started);
      return started;
    };
    const running = await Promise.all(ports.map((_, at) => start(at, first)));
    await startHaproxy(port, ports);
    await untilReady(port);

    const visitors = visit(drill, port);
    for (let round = 0; round < rounds; round += 1) {
      for (const at of ports.keys()) {
        drill.note("stopped", { port: ports[at] });
        running[at]?.child.kill("SIGTERM");
        expect(await running[at]?.ended, running[at]?.output()).toBe(0);
        running[at] = await start(at, second);
        await pause(600); // The load balancer checks four times a second, so this gives it time to notice the change.
      }
    }
    const { acknowledged, failures, answered } = await visitors.leave();
    console.log(
      `${answered} requests, ${acknowledged.size} forms, ${failures.length} failed, ${3 * rounds} processes replaced`,
    );
    expect(failures).toEqual([]);
    expect(acknowledged.size).toBeGreaterThan(10);
    await expectAllStored(place, acknowledged);
  },
);

async function untilReady(port: number, started?: LaunchedProcess): Promise<void> {
  for (const end = Date.now() + 60_000; Date.now() < end; await pause(100)) {
    if (started && started.child.exitCode !== null) break;
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined);
    if (answer?.ok) return;
  }
  throw new Error(`Port ${port} is not ready: ${started?.output()}`);
}

/** Visitors read pages and send forms without a pause, and without trying again. Every answer other than 200 is a failure. */
function visit(drill: Drill, port: number) {
  const acknowledged = new Map<string, string>();
  const failures: string[] = [];
  let answered = 0;
  let leaving = false;
  const note = (what: string, status: number | string) => {
    answered += 1;
    if (status !== 200) failures.push(`${what}: ${status}`);
  };
  const reader = async () => {
    while (!leaving) {
      for (const path of ["/", oldAsset, "/ar/search?q=ac"]) {
        const answer = await fetch(`http://127.0.0.1:${port}${path}`).catch((error: Error) => error);
        if (answer instanceof Response) await answer.arrayBuffer();
        note(path, answer instanceof Response ? answer.status : String(answer.cause));
      }
    }
  };
  const sender = async () => {
    while (!leaving) {
      const key = randomUUID();
      const answer = await drill.submit(port, key).catch((error: Error) => String(error.cause ?? error));
      note("form", typeof answer === "string" ? answer : answer.status);
      if (typeof answer !== "string" && answer.body.reference) acknowledged.set(key, answer.body.reference);
    }
  };
  const all = Promise.all([...Array.from({ length: 4 }, reader), ...Array.from({ length: 6 }, sender)]);
  return {
    leave: async () => {
      leaving = true;
      await all;
      return { acknowledged, failures, answered };
    },
  };
}

import { execFileSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished, vi } from "vitest";
import { isNightly } from "#tests/set.ts";
import { expectAllStored } from "./support/acknowledgements.ts";
import { storedViews, tell, viewFields } from "./support/beacons.ts";
import { startDrill } from "./support/drill.ts";
import { type Answer, failedAnswer } from "./support/visitors.ts";

/** Mounts a file system of a few megabytes in memory. Returns undefined if this process may not mount. */
function smallDisk(): string | undefined {
  const folder = mkdtempSync(join(tmpdir(), "windtower-disk-"));
  try {
    execFileSync("mount", ["-t", "tmpfs", "-o", "size=4m", "tmpfs", folder], { stdio: "ignore" });
    return folder;
  } catch {
    rmSync(folder, { recursive: true });
    return undefined;
  }
}

it.runIf(isNightly)(
  "a full disk: nothing is acknowledged, the error is reported, and it recovers once there is space",
  async (context) => {
    const DATA_DIR = smallDisk() ?? context.skip("only root may make a small disk");
    onTestFinished(() => {
      execFileSync("umount", ["--lazy", DATA_DIR]);
      rmSync(DATA_DIR, { recursive: true });
    });
    const place = { settings: { DATA_DIR, DATABASE_URL: undefined }, clear: async () => {} };
    const drill = startDrill(context, place);
    const server = await drill.start(place);
    const acknowledged = new Map<string, string>();
    const send = async (): Promise<Answer> => {
      const key = randomUUID();
      const answer = await drill.submit(server.port, key);
      if (answer.body.reference) acknowledged.set(key, answer.body.reference);
      return answer;
    };

    const statusOf = async (path: string) => (await fetch(`http://127.0.0.1:${server.port}${path}`)).status;

    expect((await send()).status).toBe(200);
    const ballast = join(DATA_DIR, "ballast");
    const { bavail, bsize } = statfsSync(DATA_DIR);
    try {
      writeFileSync(ballast, Buffer.alloc(bavail * bsize));
    } catch (error) {
      // The server may have written a page since the free space was read. Then the disk is full too.
      if ((error as NodeJS.ErrnoException).code !== "ENOSPC") throw error;
    }
    drill.note("the disk is full");
    const view = viewFields();
    const statuses = [await tell(server.port, view)];
    const refused: Answer[] = [];
    for (let sent = 0; sent < 30; sent++) {
      const answer = await send();
      if (answer.status !== 200) refused.push(answer);
    }
    expect(refused.length).toBeGreaterThan(20);
    for (const answer of refused) expect(answer).toMatchObject(failedAnswer);
    statuses.push(await tell(server.port, { i: view.i, p: view.p, e: "time", t: "4000", d: "50" }));
    expect(statuses, "what pages tell waits in memory").toEqual([204, 204]);
    for (const path of ["/healthz", "/dubai"]) expect(await statusOf(path), path).toBe(200);

    // The readiness check writes a row that is smaller than a form. This row may still fit a few times after forms no longer fit.
    await vi.waitUntil(async () => (await statusOf("/readyz")) === 503, { timeout: 60_000, interval: 100 });
    expect(server.output()).toContain(
      '"event":"database-stores-nothing","code":"SQLITE_FULL","message":"The disk is full',
    );
    expect(server.output()).not.toContain("cannot rollback");

    rmSync(ballast);
    drill.note("there is space again");
    expect((await send()).status, "the first form after there is space again").toBe(200);
    expect(await statusOf("/readyz")).toBe(200);
    await vi.waitUntil(async () => (await storedViews(place)).includes(view.i), { timeout: 30_000, interval: 200 });
    await server.kill();
    await expectAllStored(place, acknowledged);
  },
);

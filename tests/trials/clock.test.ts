import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished, vi } from "vitest";
import { connectToRead } from "#platform/db/connection.ts";
import { type Place, places } from "#platform/db/fixture.ts";
import { tools } from "#scripts/test/tools.ts";
import { expectAllStored } from "../reliability/support/acknowledgements.ts";
import { startDrill } from "../reliability/support/drill.ts";
import { startMailServer } from "../reliability/support/mail-server.ts";

const library = tools.Faketime.find();
const soon = { timeout: 60_000, interval: 200 };
const [hour, day] = [3600, 24 * 3600];
/** The clock is set to so many seconds from the right time. After the last jump every enquiry would be old enough to be erased. */
const jumps = [30, 3 * day, -2 * hour, 0, 1100 * day];
const doubt = /but the clock is in doubt/;

/** A clock for processes, which can be set while they run. libfaketime reads the file once a second. */
function clock() {
  const folder = mkdtempSync(join(tmpdir(), "windtower-clock-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, "clock");
  const set = (seconds: number) => writeFileSync(file, `${seconds < 0 ? "" : "+"}${seconds}\n`);
  set(0);
  const env = {
    ...{ LD_PRELOAD: library ?? "", FAKETIME_TIMESTAMP_FILE: file, FAKETIME_CACHE_DURATION: "1" },
    // Timers go on as before, as they do when somebody sets the clock of a machine.
    ...{ FAKETIME_DONT_FAKE_MONOTONIC: "1", DONT_FAKE_MONOTONIC: "1", NO_FAKE_STAT: "1" },
  };
  return { set, env };
}

const from = async ({ settings }: Place) => {
  const { db, close } = connectToRead(settings);
  const unsent = await db.selectFrom("outbox").select("id").where("state", "<>", "done").execute();
  const erased = await db.selectFrom("leads").select("id").where("erased_at", "is not", null).execute();
  const people = await db.selectFrom("job_runs").select("ran_at").where("name", "=", "people").executeTakeFirst();
  await close();
  return { unsent: unsent.length, erased: erased.length, ranAt: people?.ran_at ?? 0 };
};

it.runIf(library).for(places)(
  "the clock of a process jumps while forms and mails go, on %s",
  async ([name, make], context) => {
    const place = await make("migrated");
    onTestFinished(() => place.clear());
    const post = await startMailServer();
    onTestFinished(post.close);
    const { set, env } = clock();
    const drill = startDrill(context, place);
    const start = () => drill.start(place, { ...env, SMTP_URL: post.url });
    let server = await start();
    let [open, waiting] = [Promise.resolve(), 0];
    const visitors = drill.crowd(4, async () => {
      waiting += 1;
      await open;
      waiting -= 1;
      return server.port;
    });
    /** Returns how far the clock of the process is ahead, and what its health check says. */
    const ask = async () => {
      const answer = await fetch(`http://127.0.0.1:${server.port}/readyz`);
      const ahead = (Date.parse(answer.headers.get("date") ?? "") - Date.now()) / 1000;
      return { ahead, ok: answer.ok, isDoubted: doubt.test(await answer.text()) };
    };
    /** Lets visitors wait until all mails have left, does this work, and lets visitors go on. */
    const inQuiet = async (work: () => Promise<void>) => {
      const next = Promise.withResolvers<void>();
      open = next.promise;
      await vi.waitUntil(async () => waiting === 4 && (await from(place)).unsent === 0, soon);
      await work();
      next.resolve();
    };

    for (const seconds of jumps) {
      await inQuiet(async () => {
        set(seconds);
        drill.note("jump", { seconds });
        await vi.waitUntil(async () => Math.abs((await ask()).ahead - seconds) < 5, soon);
      });
      await visitors.reaches(visitors.acknowledged.size + 15);
      // After a jump back to the right time, the next look of the process at its clock ends the doubt.
      await vi.waitUntil(async () => (await ask()).isDoubted === Math.abs(seconds) > 300, { ...soon, timeout: 90_000 });
      expect((await ask()).ok).toBe(true);
    }
    // A process that begins with such a clock erases nothing either. On PostgreSQL it would not begin.
    if (name === "SQLite") {
      await inQuiet(async () => {
        await server.kill();
        server = await start();
      });
      await vi.waitUntil(async () => (await from(place)).ranAt > Date.now() + 1000 * day * 1000, soon);
      expect(await ask()).toMatchObject({ ok: true, isDoubted: true });
    }
    await visitors.reaches(visitors.acknowledged.size + 15);
    await visitors.leave();
    await vi.waitUntil(async () => (await from(place)).unsent === 0, soon);
    expect((await from(place)).erased, "erased by a wrong clock").toBe(0);
    const mails = 2 * visitors.acknowledged.size;
    expect([post.received.length, new Set(post.received).size]).toEqual([mails, mails]);
    await server.kill();
    await expectAllStored(place, visitors.acknowledged);
    console.log(
      `${jumps.join(", ")} s: ${visitors.acknowledged.size} forms, ${mails} mails, none twice, nothing erased`,
    );
  },
);

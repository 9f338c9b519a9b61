import { spawn } from "node:child_process";
import { once } from "node:events";
import { performance } from "node:perf_hooks";
import { setImmediate } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { connect } from "#platform/db/connection.ts";
import { type Place, places } from "#platform/db/fixture.ts";
import { claim, lease } from "./claim.ts";
import { enqueue } from "./enqueue.ts";
import { fakeClock, letLeasesPass, workDue } from "./fixture.ts";
import { startOutbox } from "./worker.ts";

const messages = (count: number) =>
  Array.from({ length: count }, (_, n) => ({ topic: "a", dedupeKey: String(n), leadId: null }));
const file = (path: string) => JSON.stringify(new URL(path, import.meta.url).href);

/** Starts a worker in a separate process. Its handler never returns. */
function another({ settings }: Place) {
  const code = `
    const { connect } = await import(${file("../db/connection.ts")});
    const { startOutbox } = await import(${file("./worker.ts")});
    const handlers = { a: () => new Promise(() => console.log("begun")) };
    startOutbox(connect(${JSON.stringify(settings)}).db, handlers);`;
  return spawn(process.execPath, ["--input-type=module", "-e", code], { stdio: ["ignore", "pipe", "inherit"] });
}

describe.each(places)("workers of the outbox on %s", (name, make) => {
  let place: Place;
  beforeEach(async () => {
    place = await make("migrated");
  });
  afterEach(() => place.clear());

  it("take over the messages of a killed process when its lease expires", async () => {
    const first = connect(place.settings);
    await enqueue(first.db, messages(3));
    await first.close();
    const child = another(place);
    await once(child.stdout, "data");
    child.kill("SIGKILL");
    await once(child, "exit");
    const open = connect(place.settings);
    const clock = fakeClock(Date.now());
    const handler = vi.fn(async () => "sent" as const);
    await workDue(open.db, { a: handler }, clock);
    expect(handler).not.toHaveBeenCalled();
    await letLeasesPass(open.db, lease);
    await workDue(open.db, { a: handler }, clock);
    expect(handler).toHaveBeenCalledTimes(3);
    await open.close();
  });

  it.runIf(name === "PostgreSQL")("begin a mail only once, even if their clocks are four minutes apart", async () => {
    const [behind, ahead] = [connect(place.settings), connect(place.settings)];
    onTestFinished(async () => void (await Promise.all([behind.close(), ahead.close()])));
    await enqueue(behind.db, messages(1), Date.now() - 300_000);
    expect(await claim(behind.db, ["a"], 1, Date.now() - 120_000)).toHaveLength(1);
    await letLeasesPass(behind.db, 80_000);
    expect(await claim(ahead.db, ["a"], 1, Date.now() + 120_000)).toEqual([]);
  });

  it.runIf(name === "PostgreSQL")(
    "share the work under load, so that each message is sent by one of them, once",
    async () => {
      const [one, two] = [connect(place.settings), connect(place.settings)];
      const sent: string[] = [];
      const by = [0, 0];
      // While the event loop is busy, a worker looks for messages at most once a second. In this test both workers share the event loop
      // with the writes of the test, so the event loop must look idle.
      const idle = vi
        .spyOn(performance, "eventLoopUtilization")
        .mockReturnValue({ idle: 1, active: 0, utilization: 0 });
      onTestFinished(() => idle.mockRestore());
      const handler = (worker: 0 | 1) => async (message: { id: string }) => {
        by[worker] = (by[worker] ?? 0) + 1;
        // Some attempts take longer than others, so that they end in another order than they started.
        for (let turns = Number(message.id.at(-1)) || 0; turns > 0; turns--) await setImmediate();
        sent.push(message.id);
        return "sent" as const;
      };
      const workers = [
        startOutbox(one.db, { a: handler(0) }, { poll: 5 }),
        startOutbox(two.db, { a: handler(1) }, { poll: 5 }),
      ];
      const stop = () => Promise.all(workers.map((worker) => worker.stop()));
      onTestFinished(async () => {
        await stop();
        await Promise.all([one.close(), two.close()]);
      });
      const all = messages(400);
      for (let n = 0; n < all.length; n += 20) await enqueue(one.db, all.slice(n, n + 20));
      await vi.waitFor(() => expect(sent.length).toBeGreaterThanOrEqual(all.length), 50_000);
      await stop();
      expect(new Set(sent).size).toBe(all.length);
      expect(sent).toHaveLength(all.length);
      expect(Math.min(...by)).toBeGreaterThan(0);
      const rows = await one.db.selectFrom("outbox").select(["state", "attempts"]).distinct().execute();
      expect(rows).toEqual([{ state: "done", attempts: 1 }]);
    },
  );
});

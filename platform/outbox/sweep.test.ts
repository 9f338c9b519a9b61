import { nth } from "@site/typed";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { databaseIn, places } from "#platform/db/fixture.ts";
import { newId } from "#platform/db/ids.ts";
import { setLogLevel } from "#platform/process/log.ts";
import { enqueue } from "./enqueue.ts";
import { fakeClock, workDue } from "./fixture.ts";
import { sweep } from "./sweep.ts";

const hour = 3_600_000;

describe.each(places)("the sweep of the outbox on %s", (_, make) => {
  const open = databaseIn(make);
  let clock = fakeClock();
  beforeEach(() => {
    clock = fakeClock();
    setLogLevel("silent");
  });
  afterEach(() => {
    setLogLevel("info");
    vi.restoreAllMocks();
  });

  const fill = (count: number) =>
    enqueue(
      open.db,
      Array.from({ length: count }, (_, n) => ({ topic: "a", dedupeKey: `a:${n}`, leadId: null })),
      clock.now(),
    );
  const rows = () => open.db.selectFrom("outbox").selectAll().orderBy("id").execute();
  const sent = async () => "sent" as const;

  it("warns with a number if messages have waited for an hour", async () => {
    const lines: string[] = [];
    setLogLevel("warn");
    vi.spyOn(process.stdout, "write").mockImplementation((line) => lines.push(String(line)) > 0);
    await fill(3);
    const at = clock.now() + 8 * hour;
    await enqueue(open.db, [{ topic: "later", dedupeKey: "later", leadId: null, at }], clock.now());
    await sweep(open.db, clock.now() + hour);
    expect(lines).toEqual([]);
    await sweep(open.db, clock.now() + hour + 1);
    const { time: _, ...line } = JSON.parse(lines.join(""));
    expect(line).toEqual({ level: "warn", event: "outbox-waiting", count: 3 });
  });

  it("recovers messages that a wrong clock had postponed for years, and leaves those that were queued for a later time", async () => {
    await fill(2);
    const far = clock.now() + 3 * 365 * 24 * hour;
    const [one, two] = await rows();
    const soon = { topic: "a", dedupeKey: "soon", leadId: null, at: far + 60_000 };
    await enqueue(open.db, [soon], far);
    await enqueue(open.db, [{ topic: "later", dedupeKey: "later", leadId: null, at: far }], clock.now());
    // The previous version of the program queues a reminder in this way: with the state "pending" and the planned time.
    const before = { ...nth(await rows(), 3), id: newId(), topic: "notice.reminder", dedupe_key: "before" };
    await open.db
      .insertInto("outbox")
      .values({ ...before, state: "pending", due_at: null })
      .execute();
    await open.db
      .updateTable("outbox")
      .set({ next_at: far })
      .where("id", "=", one?.id ?? "")
      .execute();
    await open.db
      .updateTable("outbox")
      .set({ locked_until: far })
      .where("id", "=", two?.id ?? "")
      .execute();
    const handlers = { a: sent, later: sent, "notice.reminder": sent };
    await sweep(open.db, clock.now());
    await workDue(open.db, handlers, clock);
    const states = async () => Object.fromEntries((await rows()).map((row) => [row.dedupe_key, row.state]));
    expect(await states()).toEqual({
      ...{ "a:0": "done", "a:1": "done", soon: "done" },
      ...{ later: "scheduled", before: "scheduled" },
    });
    clock.to(far);
    await workDue(open.db, handlers, clock);
    expect(Object.values(await states())).toEqual(Array(5).fill("done"));
  });
});

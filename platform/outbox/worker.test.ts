import { setImmediate } from "node:timers/promises";
import { nth } from "@site/typed";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { aLead, leadsIn } from "#domain/leads/store/fixture.ts";
import { submitLead } from "#domain/leads/store/submit.ts";
import { places } from "#platform/db/fixture.ts";
import { setLogLevel } from "#platform/process/log.ts";
import { backoffAfter, maxAttempts } from "./backoff.ts";
import { claim, lease } from "./claim.ts";
import { enqueue } from "./enqueue.ts";
import { fakeClock, letLeasesPass, letPass, workDue } from "./fixture.ts";
import { requeue, requeueFailed } from "./requeue.ts";
import { markSent, unsentTopic } from "./settle.ts";
import { DeliveryRefusal } from "./types.ts";
import { startOutbox } from "./worker.ts";

const hour = 3_600_000;

describe.each(places)("the outbox on %s", (_, make) => {
  const open = leadsIn(make);
  const clock = fakeClock();
  beforeEach(() => setLogLevel("silent"));
  afterEach(() => {
    setLogLevel("info");
    vi.restoreAllMocks();
  });

  const fill = (count: number, topic = "a", leadId: string | null = null) =>
    enqueue(
      open.db,
      Array.from({ length: count }, (_, n) => ({ topic, dedupeKey: `${topic}:${n}`, leadId })),
      clock.now(),
    );
  const rows = () => open.db.selectFrom("outbox").selectAll().orderBy("id").execute();
  const errors = async () =>
    (await open.db.selectFrom("outbox_attempts").select("error").orderBy("id").execute()).map(({ error }) => error);
  const timeline = async () =>
    (await open.db.selectFrom("lead_events").select(["kind", "data"]).orderBy("id").execute()).slice(1);
  const sent = async () => "sent" as const;
  const fails = async () => {
    throw new Error("550 <amna@example.com>\r\n refused");
  };

  it("sends, with an entry on the lead's timeline", async () => {
    const { id } = await submitLead(open.db, aLead, [], (leadId) => [
      { topic: "a", dedupeKey: "a", leadId, payload: { event: "7" } },
    ]);
    clock.to(Date.now());
    const handler = vi.fn(sent);
    await workDue(open.db, { a: handler }, clock);
    await workDue(open.db, { a: handler }, clock);
    expect(handler).toHaveBeenCalledOnce();
    expect(handler.mock.calls[0]).toMatchObject([{ leadId: id, payload: { event: "7" }, attempts: 1 }, {}]);
    expect(await rows()).toMatchObject([{ state: "done", attempts: 1, locked_until: null, last_error: null }]);
    expect(await errors()).toEqual([null]);
    expect(await timeline()).toEqual([{ kind: "sent", data: '{"topic":"a"}' }]);
  });

  it("tells each owner once an hour that messages were given up, and never of that mail itself", async () => {
    const id = await open.colleague("Owner");
    await open.db.updateTable("staff").set({ role: "owner" }).where("id", "=", id).execute();
    await open.colleague("Agent");
    await fill(3);
    await open.db
      .updateTable("outbox")
      .set({ attempts: maxAttempts - 1 })
      .execute();
    const began = Math.ceil(clock.now() / hour) * hour;
    clock.to(began); // All three messages are given up within the same hour.
    await workDue(open.db, { a: fails }, clock);
    const mails = (await rows()).filter(({ topic }) => topic === unsentTopic);
    expect(mails.map(({ payload }) => JSON.parse(payload))).toEqual([{ staff: id }]);
    const hears: number[] = [];
    const owner = () => {
      hears.push(clock.now());
      return sent();
    };
    const handlers = { a: fails, b: fails, [unsentTopic]: owner };
    const givenUp = async (topic: string) => {
      await fill(1, topic);
      await open.db
        .updateTable("outbox")
        .set({ attempts: maxAttempts - 1 })
        .where("topic", "=", topic)
        .execute();
      await workDue(open.db, handlers, clock);
    };
    // An attempt takes some real milliseconds, and the owner is told after the attempt.
    clock.forward(60_000);
    const first = clock.now();
    await workDue(open.db, handlers, clock);
    // This is later in the same hour, so the owner is told at the end of the hour.
    clock.forward(hour / 2);
    await givenUp("b");
    await letPass(open.db, handlers, clock, 5 * hour);
    expect(hears).toEqual([first, began + hour]);
    await enqueue(open.db, [{ topic: unsentTopic, dedupeKey: "own", leadId: null }], clock.now());
    await letPass(open.db, { [unsentTopic]: fails }, clock, 90 * hour);
    expect((await rows()).filter(({ state }) => state !== "done").map(({ topic }) => topic)).toEqual([
      ...["a", "a", "a", "b", unsentTopic],
    ]);
  });

  it("retries with backoff up to an hour, and gives up after three days", async () => {
    const { id } = await submitLead(open.db, aLead);
    await fill(1, "a", id);
    const at: number[] = [];
    const begin = clock.now();
    const handler = () => {
      at.push(clock.now());
      return fails();
    };
    await letPass(open.db, { a: handler }, clock, 10 * 24 * hour);
    const waits = at.slice(1).map((instant, n) => instant - (at[n] ?? 0));
    expect(at).toHaveLength(maxAttempts);
    expect(waits[0]).toBeGreaterThanOrEqual(5_000);
    expect(waits[0]).toBeLessThanOrEqual(6_250);
    expect(Math.max(...waits)).toBeLessThanOrEqual(1.25 * hour);
    expect((at.at(-1) ?? 0) - begin).toBeGreaterThan(2.9 * 24 * hour);
    expect(await rows()).toMatchObject([{ state: "dead", attempts: maxAttempts, last_error: "550 … refused" }]);
    expect(await timeline()).toEqual([{ kind: "failed", data: '{"topic":"a","error":"550 … refused"}' }]);
    expect(await errors()).toHaveLength(maxAttempts);
  });

  it("tries a message that was refused for good after 15 minutes, half an hour, 1, 2 and 4 hours", async () => {
    await fill(1);
    const at: number[] = [];
    const handler = async () => {
      at.push(clock.now());
      throw new DeliveryRefusal("550 refused");
    };
    await letPass(open.db, { a: handler }, clock, 24 * hour);
    const hours = at.map((instant) => (instant - nth(at, 0)) / hour);
    expect(hours).toHaveLength(6);
    [0, 0.25, 0.5, 1, 2, 4].forEach((least, n) => {
      expect(hours[n]).toBeGreaterThanOrEqual(least);
      expect(hours[n]).toBeLessThanOrEqual(least * 1.25 * 1.125 ** n);
    });
    expect(await rows()).toMatchObject([{ state: "dead", attempts: 6, last_error: "550 refused" }]);
    await requeueFailed(open.db, clock.now());
    await workDue(open.db, { a: handler }, clock);
    expect(await rows()).toMatchObject([{ state: "pending", attempts: 1 }]);
    await requeueFailed(open.db, clock.now()); // This message was refused a moment ago, and further attempts are planned.
    await workDue(open.db, { a: sent }, clock);
    expect(await rows()).toMatchObject([{ state: "done" }]);
  });

  it("sends failed messages again on demand, one or all", async () => {
    await fill(3);
    await open.db.updateTable("outbox").set({ state: "dead", attempts: maxAttempts }).execute();
    const [first] = await rows();
    expect(await requeue(open.db, first?.id ?? "", clock.now())).toBe(true);
    expect(await requeue(open.db, "nobody", clock.now())).toBe(false);
    expect(await requeueFailed(open.db, clock.now())).toBe(2);
    await workDue(open.db, { a: sent }, clock);
    expect((await rows()).map(({ state }) => state)).toEqual(["done", "done", "done"]);
    expect(await requeue(open.db, first?.id ?? "", clock.now())).toBe(false);
  });

  it("hands over the messages of a killed process when the lease expires, not before", async () => {
    await fill(2);
    const held = await claim(open.db, ["a"], 10, clock.now());
    expect(held).toHaveLength(2);
    await letLeasesPass(open.db, lease - 60_000);
    expect(await claim(open.db, ["a"], 10, clock.now())).toEqual([]);
    await letLeasesPass(open.db, 60_000);
    const again = await claim(open.db, ["a"], 10, clock.now());
    expect(again.map(({ id }) => id).sort()).toEqual(held.map(({ id }) => id).sort());
    expect(again[0]?.attempts).toBe(2);
  });

  it("gives up on a message that kills the process", async () => {
    await fill(1);
    const handler = vi.fn(sent);
    for (let killed = 0; killed < maxAttempts; killed += 1) {
      await claim(open.db, ["a"], 10, clock.now());
      await letLeasesPass(open.db, lease);
    }
    await workDue(open.db, { a: handler }, clock);
    expect(handler).not.toHaveBeenCalled();
    expect(await rows()).toMatchObject([{ state: "dead" }]);
  });

  it("lets only the current lease holder record the result", async () => {
    await fill(1);
    const late = nth(await claim(open.db, ["a"], 1, clock.now()), 0);
    await letLeasesPass(open.db, lease);
    clock.forward(lease);
    await claim(open.db, ["a"], 1, clock.now());
    await markSent(open.db, late, { at: clock.now(), ms: 1 });
    expect(await rows()).toMatchObject([{ state: "pending" }]);
  });

  it("deletes messages that are no longer needed, so that they can be queued again", async () => {
    await fill(1);
    await workDue(open.db, { a: async () => "moot" }, clock);
    expect(await rows()).toEqual([]);
    await fill(1);
    expect(await rows()).toHaveLength(1);
  });

  it("survives the erasure of a lead while its message is sent", async () => {
    const { id } = await submitLead(open.db, aLead);
    await fill(1, "a", id);
    const handler = async () => {
      await open.db.deleteFrom("outbox").execute();
      return "sent" as const;
    };
    await workDue(open.db, { a: handler }, clock);
    expect(await timeline()).toEqual([]);
  });

  it("counts a handler without an answer as failed", async () => {
    await fill(1);
    await workDue(open.db, { a: () => new Promise(() => {}) }, clock, 20);
    expect(await rows()).toMatchObject([{ state: "pending", attempts: 1, last_error: "No answer within 0.02 s" }]);
  });

  it("starts at once when it is filled, and neither a hanging message nor a clock in doubt blocks others", async () => {
    const hanging = Promise.withResolvers<"sent">();
    const remind = vi.fn(sent);
    let isTrusted = false;
    const handlers = { a: sent, "mail.visit-reminder": remind, slow: () => hanging.promise };
    const outbox = startOutbox(open.db, handlers, { poll: hour, isTimeTrusted: () => isTrusted });
    await submitLead(open.db, aLead, [], (leadId) => [
      { topic: "mail.visit-reminder", dedupeKey: "reminder", leadId },
      ...Array.from({ length: 12 }, (_, n) => ({ topic: "slow", dedupeKey: `slow:${n}`, leadId })),
      { topic: "a", dedupeKey: "a", leadId },
    ]);
    await vi.waitFor(
      async () => expect((await rows()).filter(({ state }) => state === "done")).toHaveLength(1),
      10_000,
    );
    expect(remind).not.toHaveBeenCalled();
    isTrusted = true;
    hanging.resolve("sent");
    await vi.waitFor(
      async () => expect((await rows()).filter(({ state }) => state === "done")).toHaveLength(14),
      10_000,
    );
    await outbox.stop();
  });

  it("finishes running messages at a stop, and starts no more", async () => {
    await fill(1);
    const begun = Promise.withResolvers<void>();
    const end = Promise.withResolvers<"sent">();
    const handler = vi.fn(() => {
      begun.resolve();
      return end.promise;
    });
    const outbox = startOutbox(open.db, { a: handler }, { poll: 1, now: clock.now });
    await begun.promise;
    const stopped = outbox.stop();
    await enqueue(open.db, [{ topic: "a", dedupeKey: "later", leadId: null }], clock.now());
    await setImmediate();
    end.resolve("sent");
    await stopped;
    expect((await rows()).map(({ state }) => state)).toEqual(["done", "pending"]);
    expect(handler).toHaveBeenCalledOnce();
  });
});

describe("the pause", () => {
  it("is as long as the other side asks, up to a limit", () => {
    expect(backoffAfter(1, 60_000, 0)).toBe(60_000);
    expect(backoffAfter(1, 10 * 24 * hour, 0)).toBe(6 * hour);
    expect(backoffAfter(60, 0, 1)).toBe(1.25 * hour);
  });
});

import { describe, expect, it } from "vitest";
import { submitLead } from "#domain/leads/store/submit.ts";
import { trustTime } from "#platform/clock/trust.ts";
import { connect } from "#platform/db/connection.ts";
import { databaseIn, places } from "#platform/db/fixture.ts";
import { parseEnv } from "#platform/process/env.ts";
import { runDue, tasksOf } from "./tasks.ts";

const day = 86_400_000;
const hour = 60 * 60_000;
const start = Date.UTC(2026, 10, 21);

describe.each(places)("scheduled tasks on %s", (_, make) => {
  const database = databaseIn(make);

  it("run once an hour in all processes together, and sooner if somebody waits for them", async () => {
    const second = database.settings.DATABASE_URL ? connect(database.settings) : undefined;
    const runs: number[] = [];
    const visits: number[] = [];
    const tasks = { count: async (now: number) => runs.push(now), visits: async (now: number) => visits.push(now) };
    for (const now of [start, start + hour / 2, start + hour, start + hour + 1])
      await Promise.all([
        runDue(database.db, tasks, now),
        runDue((second ?? database).db, tasks, now),
        runDue((second ?? database).db, tasks, now),
      ]);
    expect(runs).toEqual([start, start + hour]);
    expect(visits).toEqual([start, start + hour / 2, start + hour]);
    await second?.close();
  });

  it("erase leads two weeks before the retention period is over, and not earlier", async () => {
    const lead = { kind: "contact", locale: "en", email: "sara@example.com", phone: "+971500000000" } as const;
    const rest = { phoneTyped: "050", message: "The AC drips.", page: "/", consentVersion: "1", replyDueAt: null };
    await submitLead(database.db, { ...lead, ...rest, idempotencyKey: null, name: "Sara" });
    const tasks = tasksOf(database.db, parseEnv({ RETAIN_LEAD_DAYS: "30" }));
    const row = () => database.db.selectFrom("leads").select(["name", "email", "erased_at"]).executeTakeFirstOrThrow();
    await database.db.deleteFrom("clock_seen").execute();
    await runDue(database.db, tasks, Date.now() + 15 * day);
    expect(await row()).toMatchObject({ name: "Sara", erased_at: null });
    await trustTime(database.db, null, Date.now() + 17 * day);
    await runDue(database.db, tasks, Date.now() + 17 * day);
    expect(await row()).toMatchObject({ name: "", email: "" });
    expect((await row()).erased_at).not.toBeNull();
  });
});

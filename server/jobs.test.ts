import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type Connection, connect } from "./db/connection.ts";
import { type Place, places } from "./db/fixture.ts";
import { migrate } from "./db/migrate.ts";
import { parseEnv } from "./env.ts";
import { jobsOf, runDue } from "./jobs.ts";
import { submitLead } from "./leads/submit.ts";

const day = 86_400_000;
const hour = 60 * 60_000;
const start = Date.UTC(2026, 10, 21);

describe.each(places)("jobs on %s", (_, make) => {
  let place: Place;
  let open: Connection;
  beforeEach(async () => {
    place = await make();
    open = connect(place.settings);
    await migrate(open.db);
  });
  afterEach(async () => {
    await open.close();
    await place.clear();
  });

  it("are done once an hour, however many processes there are", async () => {
    const second = place.settings.DATABASE_URL ? connect(place.settings) : open;
    const runs: number[] = [];
    const jobs = { count: async (now: number) => runs.push(now) };
    for (const now of [start, start + hour / 2, start + hour, start + hour + 1])
      await Promise.all([runDue(open.db, jobs, now), runDue(second.db, jobs, now), runDue(second.db, jobs, now)]);
    expect(runs).toEqual([start, start + hour]);
    if (second !== open) await second.close();
  });

  it("erase who wrote once the time to keep it is over, and not a day earlier", async () => {
    const lead = { kind: "contact" as const, locale: "en", email: "sara@example.com", phone: "+971500000000" };
    const rest = { phoneTyped: "050", message: "The AC drips.", page: "/", consentVersion: "1", replyDueAt: null };
    await submitLead(open.db, { ...lead, ...rest, idempotencyKey: null, name: "Sara" });
    const jobs = jobsOf(open.db, parseEnv({ RETAIN_LEAD_DAYS: "30" }));
    const row = () => open.db.selectFrom("leads").select(["name", "email", "erased_at"]).executeTakeFirstOrThrow();
    await runDue(open.db, jobs, Date.now() + 29 * day);
    expect(await row()).toMatchObject({ name: "Sara", erased_at: null });
    await runDue(open.db, jobs, Date.now() + 31 * day);
    expect(await row()).toMatchObject({ name: "", email: "" });
    expect((await row()).erased_at).not.toBeNull();
  });
});

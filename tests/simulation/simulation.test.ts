import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { runPlan } from "./office.ts";
import type { Place } from "./place.ts";
import { planOf } from "./plan.ts";
import { postgresPlace } from "./postgres.ts";
import { seeds } from "./seeds.ts";
import { sqlitePlace } from "./sqlite.ts";

const url = process.env.TEST_DATABASE_URL;
const makers = { SQLite: sqlitePlace, ...(url && { PostgreSQL: () => postgresPlace(url) }) };

describe.each(Object.entries(makers))("the simulation on %s", (name, make) => {
  let place: Place;
  beforeAll(async () => {
    place = await make();
  });
  afterAll(() => place.close());

  // On PostgreSQL the order of turns still differs now and then (docs/simulation.md).
  it.runIf(name === "SQLite")("has the same history for the same seed", async () => {
    const plan = planOf(6, place.name);
    const [first, second] = [await runPlan(plan, place), await runPlan(plan, place)];
    expect(first.turns).toBeGreaterThan(500);
    expect(second.fingerprint).toBe(first.fingerprint);
  });

  it.each(seeds.filter(({ database }) => database === name))("no longer finds: $story", async ({ plan }) => {
    expect((await runPlan(plan, place)).violations).toEqual([]);
  });
});

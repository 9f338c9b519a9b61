import { describe, expect, it } from "vitest";
import { databaseIn, places } from "#platform/db/fixture.ts";
import { retries } from "#platform/db/retry.ts";
import { isNightly } from "../set.ts";
import { randomFrom } from "../simulation/random.ts";
import { brokenInvariants, type OperationRecord } from "./invariants.fixture.ts";
import { operations } from "./operations.fixture.ts";
import { huda, worldIn } from "./world.fixture.ts";

/**
 * PAIRS_SEED repeats the choices of an earlier run, but not the exact timing of the operations. PAIRS_SECONDS makes the run longer. A
 * change always uses the same choices, and the nightly run tries others.
 */
const { PAIRS_SEED = isNightly ? String(Math.floor(Math.random() * 2 ** 31)) : "20261129" } = process.env;
const { PAIRS_SECONDS = isNightly ? "20" : "2" } = process.env;
const atOnce = 6;

const names = Object.keys(operations);

describe.each(places)("different operations on the same records at once, on %s", (place, make) => {
  const database = databaseIn(make);
  const seconds = Number(PAIRS_SECONDS) / (place === "SQLite" ? 10 : 1);

  it("none fails, and afterwards everything agrees", { retry: 0, timeout: 60_000 + seconds * 2000 }, async () => {
    console.log(`PAIRS_SEED=${PAIRS_SEED}`);
    const random = randomFrom(Number(PAIRS_SEED));
    const colleague = { id: huda, name: "Huda", email: "huda@example.com", role: "agent", locale: "en" } as const;
    await database.db
      .insertInto("staff")
      .values({ ...colleague, created_at: 1, disabled_at: null })
      .execute();
    const end = performance.now() + seconds * 1000;
    for (let round = 0; performance.now() < end; round += 1) {
      const deadlocks = retries.get("40P01");
      const world = await worldIn(database.db, round);
      const chosen = Array.from({ length: atOnce }, () => names[random(names.length)] ?? "");
      const all: OperationRecord[] = [];
      await Promise.all(
        chosen.map(async (name) => {
          try {
            all.push({ name, outcome: (await operations[name]?.(world)) ?? "nothing" });
          } catch (error) {
            all.push({ name, error });
          }
        }),
      );
      const wrong = await brokenInvariants(world, all);
      // The transaction was repeated, so nothing failed. But the repetition means that two transactions waited for each other.
      if (retries.get("40P01") !== deadlocks) wrong.push("a deadlock");
      const history = all.map(({ name, outcome, error }) => `${name}: ${error ?? JSON.stringify(outcome)}`);
      expect(wrong, `round ${round}, as they ended:\n${history.join("\n")}`).toEqual([]);
    }
  });
});

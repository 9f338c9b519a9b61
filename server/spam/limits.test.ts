import { describe, expect, it } from "vitest";
import { connect } from "../db/connection.ts";
import { databaseIn, places } from "../db/fixture.ts";
import { secret } from "../db/secrets.ts";
import { count, isOver, type Limit } from "./limits.ts";

const hour = 3_600_000;
const limit: Limit = { name: "form", max: () => 20, window: hour };
/** The first instant of a window. */
const start = 500_000 * hour;

describe.each(places)("counting on %s", (_, make) => {
  const database = databaseIn(make);

  it("lets twenty through and not one more, however many come at once and from however many processes", async () => {
    const second = database.settings.DATABASE_URL ? connect(database.settings) : undefined;
    const asked = Array.from({ length: 50 }, (_, i) =>
      isOver(i % 2 ? database.db : (second ?? database).db, limit, "a", start + i),
    );
    const over = await Promise.all(asked);
    await second?.close();
    expect(over.filter((one) => !one)).toHaveLength(20);
  });

  it("counts each address and each thing apart", async () => {
    await count(database.db, limit, "a", start);
    expect(await count(database.db, limit, "b", start)).toBe(1);
    expect(await count(database.db, { ...limit, name: "other" }, "a", start)).toBe(1);
    expect(await count(database.db, limit, "a", start)).toBe(2);
  });

  it("forgets by and by, so that the turn of the hour lets nobody in twice", async () => {
    for (let i = 0; i < 20; i += 1) await count(database.db, limit, "a", start + hour - 1000);
    expect(await count(database.db, limit, "a", start + hour)).toBe(21);
    expect(await count(database.db, limit, "a", start + 1.5 * hour)).toBe(12);
    expect(await count(database.db, limit, "a", start + 3 * hour)).toBe(1);
  });

  it("keeps neither addresses nor what is long past", async () => {
    await count(database.db, limit, "203.0.113.9", start);
    await count(database.db, limit, "203.0.113.9", start + 60 * hour);
    const rows = await database.db.selectFrom("rate_hits").selectAll().execute();
    expect(rows.map((row) => row.window_start)).toEqual([start + 60 * hour]);
    expect(rows[0]?.key).toMatch(/^[\w-]{22}$/);
  });

  it("makes a key of its own once, the same for everybody", async () => {
    const all = await Promise.all(["x", "x", "x"].map((name) => secret(database.db, name)));
    expect(new Set(all).size).toBe(1);
    expect(await secret(database.db, "y")).not.toBe(all[0]);
  });
});

import { uaeDay, uaeDayStart } from "@site/ground/time/uae-time.ts";
import fc from "@site/testing/fast-check.ts";
import { type Kysely, sql } from "kysely";
import { describe, expect, it } from "vitest";
import { databaseIn, places } from "#platform/db/fixture.ts";
import { isPostgres } from "#platform/db/is-postgres.ts";
import type { Database } from "#platform/db/schema.ts";
import { isNightly } from "#tests/set.ts";
import { beaconOf } from "./beacon.ts";
import { collectorOn, laterBeacon, sara, view } from "./fixture.ts";
import { sumVisits } from "./sum-visits.ts";
import { newWordsADay } from "./words.ts";

const minute = 60_000;
const hour = 60 * minute;
const noon = uaeDayStart(20_780) + 12 * hour;
const bytesOf = (fields: Record<string, string>) => new TextEncoder().encode(new URLSearchParams(fields).toString());

describe.each(places)("reports from anybody, on %s", (name, make) => {
  const database = databaseIn(make);
  const visits = () => database.db.selectFrom("visits").selectAll().execute();
  const rowsIn = async (table: "page_views" | "visit_salts" | "visit_events") =>
    (await database.db.selectFrom(table).selectAll().execute()).length;
  const counts = async () =>
    Object.fromEntries(
      (await database.db.selectFrom("seen_counts").selectAll().execute()).map((r) => [r.name, r.times]),
    );

  it("store nothing that the database would refuse, whatever texts they contain", async () => {
    const { seen, count, missed, flush, wait } = collectorOn(database.db, noon);
    const nasty = fc.oneof(
      fc.string({ unit: "binary", maxLength: 120 }),
      fc.constantFrom(
        "\u0000",
        "\ud83d",
        "\u202e/dubai",
        "%00",
        "٠٥٠١٢٣٤٥٦٧",
        "'; drop table visits; --",
        "🏗".repeat(60),
      ),
    );
    const kinds = fc.constantFrom("view", "time", "tool", "booking", "form", "out", "play", "cwv", "nothing");
    const fields = fc.record({ e: kinds, r: nasty, q: nasty, n: nasty, x: nasty, h: nasty, f: nasty, utm: nasty });
    let [number, refused] = [0, 0];
    await fc.assert(
      fc.asyncProperty(fields, fc.boolean(), async ({ utm, ...texts }, isLater) => {
        number += 1;
        wait(1000);
        const q = isLater ? texts.q : `?utm_source=${encodeURIComponent(utm.toWellFormed())}&utm_campaign=${utm}`;
        const good = isLater
          ? laterBeacon(number - 1, { t: "1", d: "2", s: "started", c: "duct-size", m: "LCP" })
          : view(number);
        const body = bytesOf({ ...texts, ...good, e: texts.e, q });
        if (beaconOf(body) === null) refused += 1;
        seen(body, { ...sara, address: `10.0.${number >> 8}.${number & 255}` });
        count("search", "", { kind: "search", text: texts.r }, 0);
        missed("404", `/${texts.h}`, { address: "10.9.9.9", agent: String(number) });
      }),
      { numRuns: 100 },
    );
    seen(crypto.getRandomValues(new Uint8Array(500)), sara);
    await flush();
    await flush();
    expect((await counts()).refused).toBe(refused + 1);
    expect(await rowsIn("visit_events")).toBeGreaterThanOrEqual(200);
  });

  it("are written even if the database always refuses other rows", async () => {
    const { send, flush } = collectorOn(database.db, noon);
    for (let n = 0; n < 120; n += 1) send(view(n, { p: n < 60 ? "/quotation" : "/dubai" }), { address: `10.0.0.${n}` });
    await refuse(database.db, "/quotation");
    await flush();
    expect(await visits()).toHaveLength(60);
    expect(await counts()).toEqual({ refused: 60 });
  });

  // New words are counted in memory, not in the database. So by day the test runs on one database only.
  it.runIf(isNightly || name === "SQLite")("add only so many new words of a kind in a day", async () => {
    const { missed, send, flush, wait } = collectorOn(database.db, noon);
    for (let n = 0; n < newWordsADay + 300; n += 1) {
      missed("404", `/made/up/${n}`, { address: `10.${n >> 8}.${n & 255}.1`, agent: "Firefox" });
      if (n % 250 === 0) {
        wait(1000);
        await flush();
      }
    }
    send(view(1, { q: "?utm_source=news" }));
    await flush();
    const { rows } = await sql<{ kind: string; n: number }>`select kind, cast(count(*) as integer) as n from seen_words
      group by kind order by kind`.execute(database.db);
    expect(rows).toEqual([
      { kind: "missing", n: newWordsADay + 1 },
      { kind: "path", n: 1 },
      { kind: "source", n: 1 },
    ]);
  });

  it("are counted even if a clock jumps or two clocks differ", async () => {
    const { send, flush, wait, now } = collectorOn(database.db, noon);
    const ahead = collectorOn(database.db, noon + 10 * minute);
    send(view(1));
    await flush();
    ahead.send(view(2));
    await ahead.flush();
    send(laterBeacon(2, { e: "time", t: "4000", d: "50" }));
    send(view(3));
    await flush();
    expect(await visits()).toMatchObject([{ views: 3, visible_ms: 4000 }]);
    wait(-26 * hour);
    send(view(4));
    send(laterBeacon(4, { e: "time", t: "3000", d: "10" }));
    await flush();
    wait(50 * hour);
    send(view(5));
    await flush();
    await sumVisits(database.db, { viewDays: 90, visitDays: 425, kindOf: () => "landing" }, now());
    const days = await database.db
      .selectFrom("daily_visits")
      .select(["day", "views"])
      .where("dim", "=", "all")
      .orderBy("day")
      .execute();
    expect(days.reduce((sum, { views }) => sum + views, 0)).toBe(await rowsIn("page_views"));
    expect(days.at(-1)).toMatchObject({ day: uaeDay(now()), views: 1 });
  });

  it("begin a new visit only if the salt of the day was lost", async () => {
    const first = collectorOn(database.db, noon);
    first.send(view(1));
    await first.flush();
    await database.db.deleteFrom("visit_salts").execute();
    first.send(view(2));
    await first.flush();
    const restarted = collectorOn(database.db, noon + minute);
    restarted.send(view(3));
    restarted.send(view(4));
    await restarted.flush();
    expect((await visits()).map(({ views }) => views).sort()).toEqual([2, 2]);
    expect(await rowsIn("visit_salts")).toBe(1);
  });
});

/** Makes the database refuse this word, to simulate a failing insert. */
const refuse = (db: Kysely<Database>, text: string) =>
  isPostgres(db)
    ? sql.raw(`alter table seen_words add constraint refused check (text <> '${text}')`).execute(db)
    : sql
        .raw(
          `create trigger refused before insert on seen_words when new.text = '${text}' begin select raise(abort, 'refused'); end`,
        )
        .execute(db);

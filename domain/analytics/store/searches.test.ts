import { uaeDayStart } from "@site/ground/time/uae-time.ts";
import { describe, expect, it } from "vitest";
import { databaseIn, places } from "#platform/db/fixture.ts";
import { collectorOn, view } from "./fixture.ts";
import { searchesInVain } from "./searches.ts";
import { sumVisits } from "./sum-visits.ts";

const day = 20_780;
const settings = { viewDays: 90, visitDays: 425, kindOf: () => "landing" };

describe.each(places)("searches in vain, on %s", (_, make) => {
  const database = databaseIn(make);

  it("are those of several days without an answer or without an opened page", async () => {
    const { send, wait, flush, count, now } = collectorOn(database.db, uaeDayStart(day));
    let views = 0;
    const open = (query: string, more: Record<string, string> = {}) => {
      views += 1;
      send(
        view(views, {
          n: "n",
          r: `https://www.windtower.example/ar/search?${new URLSearchParams({ q: query })}`,
          ...more,
        }),
      );
    };
    const search = (text: string, hits: number) => count("search", "", { kind: "search", text }, hits);
    for (let at = 0; at < 2; at += 1) {
      for (const text of ["movers", "movers"]) search(text, 0);
      search("boiler", 3);
      search("سباك", 5);
      search("pool", 5);
      open(" سبّاك\u200f");
      open("pool", { r: "https://www.google.com/search?q=pool" });
      wait(86_400_000);
    }
    search("fatima", 0);
    open("fatima@example.com");
    await flush();
    await sumVisits(database.db, settings, now() + 86_400_000);
    expect(await searchesInVain(database.db, { first: day, last: day + 3 })).toEqual([
      { text: "movers", times: 4, days: 2, isUnanswered: true },
      { text: "boiler", times: 2, days: 2, isUnanswered: false },
      { text: "pool", times: 2, days: 2, isUnanswered: false },
    ]);
    const words = await database.db.selectFrom("seen_words").select("text").where("kind", "=", "search").execute();
    expect(words.map(({ text }) => text).toSorted()).toEqual(["boiler", "fatima", "movers", "pool", "سباك"]);
  });
});

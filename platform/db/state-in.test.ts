import { agreedQuotations, openQuotations } from "@site/ground/states/quotation.ts";
import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { databaseIn, places } from "./fixture.ts";
import { isPostgres } from "./is-postgres.ts";
import { stateIn } from "./state-in.ts";

describe.each(places)("states in conditions on %s", (_, make) => {
  const database = databaseIn(make);

  it("are compared one or several at once", async () => {
    const found = (states: readonly string[]) =>
      sql<{
        q: string;
      }>`select q from (select 'sent' as q union select 'accepted') as found where ${stateIn("q", states)}`;
    expect((await found(agreedQuotations).execute(database.db)).rows).toEqual([{ q: "accepted" }]);
    expect((await found(openQuotations).execute(database.db)).rows).toEqual([{ q: "sent" }]);
  });

  it("let SQLite read accepted quotations by their own index", async () => {
    if (isPostgres(database.db)) return;
    const accepted = sql`select sum(net_fils) from quotes where lead_id = 'x' and ${stateIn("state", agreedQuotations)}`;
    const { rows } = await sql`explain query plan ${accepted}`.execute(database.db);
    expect(JSON.stringify(rows)).toContain("COVERING INDEX quotes_accepted");
  });
});

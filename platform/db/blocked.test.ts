import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { untilBlocked } from "./blocked.fixture.ts";
import { connect } from "./connection.ts";
import { databaseIn, places } from "./fixture.ts";

describe.each(places)("waiting until work is blocked, on %s", (place, make) => {
  const test = databaseIn(make);

  it.runIf(place === "PostgreSQL")("sees a connection that opened after the transaction's first look", async () => {
    const lock = sql`select pg_advisory_xact_lock(1)`;
    const other = connect(test.settings);
    const done = await test.db.transaction().execute(async (holding) => {
      await lock.execute(holding);
      await sql`select pid from pg_stat_activity`.execute(holding);
      const waiting = other.db.transaction().execute((late) => lock.execute(late));
      await untilBlocked(holding, waiting);
      return { waiting };
    });
    expect((await done.waiting).rows).toHaveLength(1);
    await other.close();
  });
});

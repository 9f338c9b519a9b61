import { sql } from "kysely";
import { describe, expect, it, onTestFinished, type TestContext, vi } from "vitest";
import { connectToRead } from "#platform/db/connection.ts";
import { type Place, placeOn, places } from "#platform/db/fixture.ts";
import { isNightly } from "#tests/set.ts";
import { launch } from "../e2e/support/launch.ts";
import { expectAllStored } from "./support/acknowledgements.ts";
import { startDrill } from "./support/drill.ts";
import { startMailServer } from "./support/mail-server.ts";
import { pgbouncer, throughPgbouncer } from "./support/pgbouncer.ts";
import { envOf, startServer } from "./support/server.ts";

const hasPostgres = places.some(([name]) => name === "PostgreSQL");

describe.skipIf(!hasPostgres)("two servers on one PostgreSQL", () => {
  it("send every mail once, although their clocks are 50 seconds apart", async (context) =>
    everyMailOnce(context, await database(), isNightly ? 150 : 30));

  it.runIf(isNightly && pgbouncer)("do so through a pooler that lends connections for a transaction", async (context) =>
    everyMailOnce(context, await throughPgbouncer(await database()), 50),
  );

  it("do not start with clocks far apart", async () => {
    const ahead = startServer(await database(), { NODE_OPTIONS: withClock(600) });
    await expect(ahead).rejects.toThrow(/clock is \d+ seconds ahead of the database's/);
  });

  it.runIf(isNightly && pgbouncer)(
    "are refused if the database would acknowledge data before it is on the disk",
    async () => {
      const place = await database();
      await setting(place, "synchronous_commit", "off");
      const pooled = await throughPgbouncer(place);
      await expect(startServer(pooled)).rejects.toThrow(/through a pooler .* ALTER ROLE/);
      const direct = await startServer(place);
      await direct.kill();
    },
  );
});

it.each(places)("a command brings the tables of %s up to date, and ends", async (_, make) => {
  const place = await make();
  onTestFinished(() => place.clear());
  const { ended, output } = launch(envOf(place), undefined, ["migrate"]);
  expect([await ended, output()]).toEqual([0, ""]);
  const { db, close } = connectToRead(place.settings);
  expect(await db.selectFrom("leads").select("id").execute().finally(close)).toEqual([]);
});

/** Each test gets its own database instead of a schema, because PgBouncer refuses the connection option that names a schema. */
async function database(): Promise<Place> {
  const place = await placeOn("PostgreSQL", "migrated");
  onTestFinished(() => place.clear());
  return place;
}

/** Changes a setting of the database. It applies to connections that are opened from now on. */
async function setting({ settings }: Place, name: string, value: string): Promise<void> {
  const { db, close } = connectToRead(settings);
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(db);
  await sql`alter database ${sql.id(rows[0]?.name ?? "")} set ${sql.raw(name)} = ${sql.lit(value)}`.execute(db);
  await close();
}

/** Returns Node options with which the clock of the process is this many seconds ahead. */
const withClock = (ahead: number) =>
  `--import=data:text/javascript,${encodeURIComponent(`const Real = Date; globalThis.Date = class extends Real {
    constructor(...given) { given.length > 0 ? super(...given) : super(Real.now() + ${ahead * 1000}); }
    static now() { return Real.now() + ${ahead * 1000}; }
  }`)}`;

async function everyMailOnce(context: TestContext, place: Place, leads: number): Promise<void> {
  const postOffice = await startMailServer();
  onTestFinished(postOffice.close);
  const drill = startDrill(context, place);
  const servers = await Promise.all(
    [0, 50].map((ahead) => drill.start(place, { SMTP_URL: postOffice.url, NODE_OPTIONS: withClock(ahead) })),
  );
  let turn = 0;
  const visitors = drill.crowd(12, async () => servers[turn++ % servers.length]?.port ?? 0);
  await visitors.reaches(leads);
  await visitors.leave();

  const { db, close } = connectToRead(place.settings);
  onTestFinished(close);
  const open = db.selectFrom("outbox").select("id").where("state", "<>", "done").limit(1);
  await vi.waitUntil(async () => !(await open.executeTakeFirst()), { timeout: 60_000, interval: 200 });
  const mails = 2 * visitors.acknowledged.size;
  expect(postOffice.received).toHaveLength(mails);
  expect(new Set(postOffice.received).size, "different Message-IDs").toBe(mails);
  await expectAllStored(place, visitors.acknowledged);
}

import { spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { connect } from "../../server/db/connection.ts";
import { type Place, places } from "../../server/db/fixture.ts";
import { migrate } from "../../server/db/migrate.ts";
import { migrations } from "../../server/db/migrations/all.ts";

const opener = fileURLToPath(new URL("./support/open.ts", import.meta.url));
const kills = 20;

/** Opens the database in another process; killed after so many ms of work, or when it is done. */
async function openAndKill({ settings }: Place, after?: number) {
  const address = [settings.DATA_DIR, settings.DATABASE_URL].filter((part) => part !== undefined);
  const child = spawn(process.execPath, [opener, ...address], { stdio: ["ignore", "pipe", "inherit"] });
  let said = "";
  const ended = once(child, "exit");
  child.stdout.on("data", (chunk) => {
    said += chunk;
  });
  const hears = async (word: string) => {
    while (!said.includes(word))
      await Promise.race([once(child.stdout, "data"), ended.then(() => Promise.reject(said))]);
  };
  await hears("begun");
  const start = performance.now();
  await (after === undefined ? hears("done") : pause(after));
  const ms = performance.now() - start;
  child.kill("SIGKILL");
  await ended;
  return { ms, finished: said.includes("done") };
}

/** The state before: the first migration with a lead, all migrations with a lead, or nothing. */
const states: [what: string, last: string | null | undefined][] = [
  ["the first start", null],
  ["a migration", "0001-leads"],
  ["a restart", undefined],
];

describe.each(places)("on %s", (_, make) => {
  const made: Place[] = [];
  let next: () => Promise<Place>;
  beforeEach(() => {
    next = async () => {
      const place = await make();
      made.push(place);
      return place;
    };
  });
  afterEach(async () => {
    for (const place of made.splice(0)) await place.clear();
  });

  it.each(states)(`${kills} kills during %s leave an intact database`, async (_what, last) => {
    const { ms } = await openAndKill(await prepared(next, last));
    let unfinished = 0;
    for (let killed = 0; killed < kills; killed++) {
      const place = await prepared(next, last);
      const { finished } = await openAndKill(place, (killed / kills) * ms);
      if (!finished) unfinished++;
      await expectWhole(place, last === null ? 0 : 1);
    }
    expect(unfinished, "kills before it was done").toBeGreaterThan(0);
  });
});

async function prepared(next: () => Promise<Place>, last: string | null | undefined): Promise<Place> {
  const place = await next();
  if (last === null) return place;
  const { db, close } = connect(place.settings);
  await migrate(db, last);
  await sql`insert into leads (id, reference, kind, locale, name, email, phone, phone_typed, message, page, created_at)
    values ('1', 'WT-222222', 'contact', 'en', 'Sara', '', '', '', '', '/', 1)`.execute(db);
  await close();
  return place;
}

async function expectWhole({ settings }: Place, leads: number) {
  const { db, close } = connect(settings);
  await migrate(db);
  const done = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  expect(done.rows.map(({ name }) => name)).toEqual(Object.keys(migrations));
  expect((await db.selectFrom("leads").select("reference").execute()).length).toBe(leads);
  if (!settings.DATABASE_URL)
    expect((await sql`pragma integrity_check`.execute(db)).rows).toEqual([{ integrity_check: "ok" }]);
  await close();
}

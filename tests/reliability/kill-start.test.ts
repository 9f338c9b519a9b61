import { spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { connect } from "#platform/db/connection.ts";
import { type Make, type Place, places } from "#platform/db/fixture.ts";
import { migrate } from "#platform/db/migrate.ts";
import { migrations } from "#platform/db/migrations/all.ts";
import { isNightly } from "#tests/set.ts";
import { startDrill } from "./support/drill.ts";

const opener = fileURLToPath(new URL("./support/open.ts", import.meta.url));
/** `npm run trials` kills the process before each statement. */
const isTrial = process.env.TRIALS === "1";
const kills = isNightly ? 20 : 3;
const howOften = isTrial ? "a kill before each statement" : `${kills} kills`;

/** When the process is killed: `after` this many milliseconds of work, or `before` the statement with this number. */
type Moment = { after: number } | { before: number };

/** Opens the database in another process. The process is killed at the given moment, or when it is done. */
async function openAndKill({ settings }: Place, moment?: Moment) {
  const address = [settings.DATA_DIR, settings.DATABASE_URL].filter((part) => part !== undefined);
  const deadly = moment && "before" in moment ? moment.before : 0;
  const words = [opener, String(deadly), ...address];
  const child = spawn(process.execPath, words, { stdio: ["ignore", "pipe", "inherit"] });
  let said = "";
  const ended = once(child, "exit");
  child.stdout.on("data", (chunk) => {
    said += chunk;
  });
  const hears = async (word: RegExp) => {
    while (!word.test(said)) await Promise.race([once(child.stdout, "data"), ended.then(() => Promise.reject(said))]);
  };
  await hears(/begun/);
  const start = performance.now();
  if (moment && "after" in moment) await pause(moment.after);
  else await hears(/done/).catch((error) => deadly || Promise.reject(error));
  const ms = performance.now() - start;
  child.kill("SIGKILL");
  const [, signal] = await ended;
  expect(signal, "it was killed, and did not fail by itself").toBe("SIGKILL");
  const [, statements] = /done (\d+)/.exec(said) ?? [];
  return { ms, statements: Number(statements), isFinished: statements !== undefined };
}

/**
 * Returns the moments. The first three are before the first statement, halfway, and before the last one. The others are spread over the
 * time.
 */
const momentsOf = ({ ms, statements }: { ms: number; statements: number }): Moment[] =>
  isTrial
    ? Array.from({ length: statements }, (_, at) => ({ before: at + 1 }))
    : [
        ...[1, Math.ceil(statements / 2), statements].map((before) => ({ before })),
        ...Array.from({ length: kills - 3 }, (_, at) => ({ after: (at / (kills - 3)) * ms })),
      ];

/** The state of the database before the start: empty, with the first migration and a lead, or with all migrations and a lead. */
const states: [what: string, last: string | null | undefined][] = [
  ["the first start", null],
  ["a migration", "0001-leads"],
  ["a restart", undefined],
];

describe.each(places)("on %s", { ...(isTrial && { timeout: 3_600_000 }) }, (_, make) => {
  it.for(states)(`${howOften} during %s: the database is intact after the next start`, async ([, last], context) => {
    const made: Place[] = [];
    context.onTestFinished(async () => {
      for (const place of made) await place.clear();
    });
    const drill = startDrill(context);
    const next = async () => {
      const place = await prepared(make, last);
      made.push(place);
      drill.watch(place);
      return place;
    };
    // The first process also makes what all schemas of a database share. Later processes do not need these statements, so the second
    // process is measured.
    await openAndKill(await next());
    const whole = await openAndKill(await next());
    drill.note("opened", whole);
    for (const moment of momentsOf(whole)) {
      const place = await next();
      const { isFinished } = await openAndKill(place, moment);
      drill.note("killed", { ...moment, isFinished });
      if ("before" in moment) expect(isFinished, "done before it was killed").toBe(false);
      await expectWhole(place, last === null ? 0 : 1);
    }
    if (isTrial) console.log(`${whole.statements} statements, and the next start made each database whole`);
  });
});

async function prepared(make: Make, last: string | null | undefined): Promise<Place> {
  const place = await make();
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

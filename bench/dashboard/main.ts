/**
 * Measures the dashboard of visits with ten million page views on each database, and compares it with the tables of Umami (an analytics
 * program). To run only this part: node bench/dashboard/main.ts [views].
 */
import { loadavg } from "node:os";
import { setImmediate } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import type { Kysely } from "kysely";
import { longestFiltered } from "#domain/analytics/office/filter.ts";
import { type Filter, filteredReader } from "#domain/analytics/store/read/filtered.ts";
import { readingOf } from "#domain/analytics/store/read/pages.ts";
import { sumsBy, sumsByDay } from "#domain/analytics/store/read/sums.ts";
import { connect } from "#platform/db/connection.ts";
import { migrate } from "#platform/db/migrate.ts";
import type { Database } from "#platform/db/schema.ts";
import { startPostgres } from "#scripts/test/postgres.ts";
import { atEnd, cleanUp, temporaryFolder } from "../cleanup.ts";
import { progress, say, table } from "../table.ts";
import { fill, lastDay, viewsPerVisit } from "./fill.ts";
import { fillUmami, umamiQuestions } from "./umami.ts";

type Db = Kysely<Database>;
type Questions = Record<string, () => Promise<unknown>>;
interface Tile {
  whose: string;
  tile: string;
  range: number;
  p50: number;
  p95: number;
  /** The longest time in ms that other work had to wait. Only for SQLite, which runs in this process. */
  wait?: number;
}

const ranges = [7, 28, 90, 365];
/** The most frequent source and entry page. These filters keep the most visits. */
const [source, entry] = ["site-0.example", "/page-0/about-something"];

/** Prints each part when it is finished, because the whole benchmark takes an hour or more. */
export async function benchDashboard(views = 10_000_000): Promise<void> {
  printDashboard(await onDatabase("SQLite", { DATA_DIR: temporaryFolder(), DATABASE_URL: undefined }, views));
  const postgres = await startPostgres();
  if (!postgres) return;
  atEnd(() => postgres.stop());
  const settings = { DATA_DIR: "", DATABASE_URL: postgres.url };
  printDashboard(await onDatabase("PostgreSQL", settings, views));
  const { db, close } = connect(settings);
  await fillUmami(db);
  for (const range of ranges)
    printDashboard(await timesOf({ PostgreSQL: ours(db, range), Umami: umamiQuestions(db, range) }, range, 5));
  await close();
}

async function onDatabase(name: string, settings: Parameters<typeof connect>[0], views: number): Promise<Tile[]> {
  const { db, close } = connect(settings);
  await migrate(db);
  await fill(db, views / viewsPerVisit);
  const tiles: Tile[] = [];
  for (const range of ranges) tiles.push(...(await timesOf({ [name]: ours(db, range) }, range, 40)));
  await close();
  return tiles;
}

function ours(db: Db, range: number): Questions {
  const period = { first: lastDay - range + 1, last: lastDay };
  const picked = async (filter: Filter, dim: string) => (await filteredReader(db, filter)).by(dim, period);
  return {
    totals: () => sumsByDay(db, period),
    pages: () => sumsBy(db, "page", period),
    sources: () => sumsBy(db, "source", period),
    "entry pages": () => sumsBy(db, "entry", period),
    devices: () => sumsBy(db, "device", period),
    "scroll and time": () =>
      readingOf(
        db,
        Array.from({ length: 200 }, (_, n) => n + 1),
        period,
      ),
    ...(range <= longestFiltered && {
      "entry pages of one source": () => picked({ source }, "entry"),
      "pages of one source": () => picked({ source }, "page"),
      "sources of one entry page": () => picked({ entry }, "source"),
    }),
  };
}

/** Measures our queries and Umami's in turn, so that other load on the machine affects both. */
async function timesOf(sides: Record<string, Questions>, range: number, rounds: number): Promise<Tile[]> {
  const tasks = Object.entries(sides).flatMap(([whose, questions]) =>
    Object.entries(questions).map(([tile, ask]) => ({ whose, tile, ask, times: [] as number[] })),
  );
  for (let round = 0; round <= rounds; round += 1)
    for (const { whose, tile, ask, times } of tasks) {
      progress(`${whose}: ${tile}, ${range} days`);
      const time = await timeOf(whose, ask);
      // The first round only warms up.
      if (round > 0) times.push(time);
    }
  const tiles: Tile[] = [];
  for (const { whose, tile, ask, times } of tasks) {
    times.sort((one, other) => one - other);
    const at = (share: number) => times[Math.ceil(share * rounds) - 1] ?? 0;
    const wait = whose === "SQLite" ? await longestWait(ask) : undefined;
    tiles.push({ whose, tile, range, p50: at(0.5), p95: at(0.95), wait });
  }
  progress("");
  return tiles;
}

/**
 * Measures the time of a query in ms. SQLite runs in this process, so its processor time is measured, which does not include waiting. For a
 * database server the elapsed time is measured.
 */
async function timeOf(whose: string, ask: () => Promise<unknown>): Promise<number> {
  const [begun, before] = [performance.now(), process.cpuUsage()];
  await ask();
  const { user, system } = process.cpuUsage(before);
  return whose === "SQLite" ? (user + system) / 1000 : performance.now() - begun;
}

async function longestWait(ask: () => Promise<unknown>): Promise<number> {
  let [longest, last, asking] = [0, performance.now(), true];
  const look = () => {
    const now = performance.now();
    longest = Math.max(longest, now - last);
    last = now;
    if (asking) void setImmediate().then(look);
  };
  void setImmediate().then(look);
  for (let round = 0; round < 5; round += 1) {
    await setImmediate();
    await ask();
  }
  asking = false;
  return Math.max(longest, performance.now() - last);
}

function printDashboard(tiles: Tile[]) {
  say(
    `\nDashboard, ms (of SQLite processor time): p50 / p95, of SQLite also how long other work waits at most (load ${loadavg()[0]?.toFixed(1)})`,
  );
  const names = [...new Set(tiles.map(({ whose, tile }) => `${whose}\t${tile}`))];
  const rows = names.map((name) => [
    name.replace("\t", ": "),
    ...ranges.map((range) => {
      const found = tiles.find((one) => `${one.whose}\t${one.tile}` === name && one.range === range);
      const times = found && [found.p50, found.p95, found.wait].filter((time) => time !== undefined);
      return times?.map((time) => time.toFixed(1)).join(" / ");
    }),
  ]);
  table(["tile", ...ranges.map((range) => `${range} days`)], rows);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href)
  try {
    await benchDashboard(Number(process.argv[2] ?? 10_000_000));
  } finally {
    await cleanUp();
  }

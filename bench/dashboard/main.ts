/** The dashboard of visits with ten million views on each database, beside Umami's tables; on its own: node bench/dashboard/main.ts [views]. */
import { loadavg } from "node:os";
import { pathToFileURL } from "node:url";
import type { Kysely } from "kysely";
import { startPostgres } from "#scripts/test/postgres.ts";
import { readingOf } from "../../server/analytics/read/pages.ts";
import { sumsBy, sumsByDay } from "../../server/analytics/read/sums.ts";
import { connect } from "../../server/db/connection.ts";
import { migrate } from "../../server/db/migrate.ts";
import type { Database } from "../../server/db/schema.ts";
import { atEnd, cleanUp, temporaryFolder } from "../cleanup.ts";
import { progress, say, table } from "../table.ts";
import { each, fill, lastDay } from "./fill.ts";
import { fillUmami, umamiQuestions } from "./umami.ts";

type Db = Kysely<Database>;
type Questions = Record<string, () => Promise<unknown>>;
interface Tile {
  whose: string;
  tile: string;
  range: number;
  p50: number;
  p95: number;
}

const ranges = [7, 28, 90, 365];

export async function measureDashboard(views = 10_000_000): Promise<Tile[]> {
  const tiles = await onDatabase("SQLite", { DATA_DIR: temporaryFolder(), DATABASE_URL: undefined }, views);
  const postgres = await startPostgres();
  if (!postgres) return tiles;
  atEnd(() => postgres.stop());
  const settings = { DATA_DIR: "", DATABASE_URL: postgres.url };
  tiles.push(...(await onDatabase("PostgreSQL", settings, views)));
  const { db, close } = connect(settings);
  await fillUmami(db);
  for (const range of ranges) tiles.push(...(await timesOf("Umami", umamiQuestions(db, range), range, 5)));
  await close();
  return tiles;
}

async function onDatabase(name: string, settings: Parameters<typeof connect>[0], views: number): Promise<Tile[]> {
  const { db, close } = connect(settings);
  await migrate(db);
  await fill(db, views / each);
  const tiles: Tile[] = [];
  for (const range of ranges) tiles.push(...(await timesOf(name, ours(db, range), range, 40)));
  await close();
  return tiles;
}

function ours(db: Db, range: number): Questions {
  const period = { first: lastDay - range + 1, last: lastDay };
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
  };
}

async function timesOf(whose: string, questions: Questions, range: number, rounds: number): Promise<Tile[]> {
  const tiles: Tile[] = [];
  for (const [tile, ask] of Object.entries(questions)) {
    progress(`${whose}: ${tile}, ${range} days`);
    await ask();
    const times: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const [begun, before] = [performance.now(), process.cpuUsage()];
      await ask();
      const { user, system } = process.cpuUsage(before);
      // SQLite works in this process, so its processor time can be told from waiting for one; of a server it cannot.
      times.push(whose === "SQLite" ? (user + system) / 1000 : performance.now() - begun);
    }
    times.sort((one, other) => one - other);
    const at = (share: number) => times[Math.ceil(share * rounds) - 1] ?? 0;
    tiles.push({ whose, tile, range, p50: at(0.5), p95: at(0.95) });
  }
  progress("");
  return tiles;
}

export function printDashboard(tiles: Tile[]) {
  say(`\nDashboard, ms (of SQLite processor time): p50 / p95 (load ${loadavg()[0]?.toFixed(1)})`);
  const names = [...new Set(tiles.map(({ whose, tile }) => `${whose}\t${tile}`))];
  const rows = names.map((name) => [
    name.replace("\t", ": "),
    ...ranges.map((range) => {
      const found = tiles.find((one) => `${one.whose}\t${one.tile}` === name && one.range === range);
      return found ? `${found.p50.toFixed(1)} / ${found.p95.toFixed(1)}` : "";
    }),
  ]);
  table(["tile", ...ranges.map((range) => `${range} days`)], rows);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href)
  try {
    printDashboard(await measureDashboard(Number(process.argv[2] ?? 10_000_000)));
  } finally {
    await cleanUp();
  }

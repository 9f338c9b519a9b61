/** The inbox with 100,000 leads on each database; on its own: node bench/inbox.ts [leads]. */
import { execFileSync } from "node:child_process";
import { startPostgres } from "#scripts/test/postgres.ts";
import { connect } from "../server/db/connection.ts";
import { optimize } from "../server/db/optimize.ts";
import { atEnd, cleanUp, temporaryFolder } from "./cleanup.ts";
import { questionsFor } from "./inbox-questions.ts";
import { progress, say, table } from "./table.ts";

export interface InboxTime {
  question: string;
  p50: number;
  p95: number;
}

export interface InboxBench {
  database: string;
  leads: number;
  times: InboxTime[];
  /** Memory of this process at the end, in MB. */
  memory: number;
}

type Settings = Parameters<typeof connect>[0];

const rounds = 60;

export async function measureInbox(count = 100_000): Promise<InboxBench[]> {
  const sqlite = await measureOn("SQLite", { DATA_DIR: temporaryFolder(), DATABASE_URL: undefined }, count);
  const postgres = await startPostgres();
  if (!postgres) return [sqlite];
  atEnd(() => postgres.stop());
  return [sqlite, await measureOn("PostgreSQL", { DATA_DIR: "", DATABASE_URL: postgres.url }, count)];
}

async function measureOn(database: string, settings: Settings, leads: number): Promise<InboxBench> {
  progress(`${database}: ${leads} leads are made up`);
  seed(settings, leads);
  const { db, close } = connect(settings);
  try {
    await optimize(db); // as the site does every hour
    const staff = await db.selectFrom("staff").select("id").orderBy("id").execute();
    const questions = await questionsFor(
      db,
      staff.map(({ id }) => id),
    );
    const times: InboxTime[] = [];
    for (const [question, ask] of Object.entries(questions)) {
      progress(`${database}: ${question}`);
      times.push({ question, ...(await timesOf(ask)) });
    }
    progress("");
    return { database, leads, times, memory: Math.round(process.memoryUsage().rss / 2 ** 20) };
  } finally {
    await close();
  }
}

/** In a separate process, so that the measurement includes only the inbox and not the seeding. */
function seed({ DATA_DIR, DATABASE_URL }: Settings, leads: number) {
  const script = new URL("../scripts/operate/seed.ts", import.meta.url).pathname;
  const env = { ...process.env, DATA_DIR, DATABASE_URL: DATABASE_URL ?? "" };
  execFileSync(process.execPath, [script, String(leads)], { env, stdio: ["ignore", "ignore", "inherit"] });
}

async function timesOf(ask: (round: number) => Promise<unknown>) {
  const times: number[] = [];
  for (let round = -5; round < rounds; round += 1) {
    const start = performance.now();
    await ask(round + 5);
    if (round >= 0) times.push(performance.now() - start);
  }
  const sorted = times.sort((a, b) => a - b);
  const at = (share: number) => Math.round((sorted[Math.ceil(share * rounds) - 1] ?? 0) * 10) / 10;
  return { p50: at(0.5), p95: at(0.95) };
}

export function printInbox(results: InboxBench[]) {
  const [first] = results;
  if (!first) return;
  say(`\nInbox with ${first.leads.toLocaleString("en")} leads, ms (${rounds} rounds)\n`);
  const head = results.flatMap(({ database }) => [`${database} p50`, "p95"]);
  const rows = first.times.map(({ question }, index) => [
    question,
    ...results.flatMap(({ times }) => [times[index]?.p50, times[index]?.p95]),
  ]);
  table(["", ...head], rows);
  say(`\nMemory: ${results.map(({ database, memory }) => `${database} ${memory} MB`).join(", ")}`);
}

if (import.meta.main) {
  try {
    printInbox(await measureInbox(Number(process.argv[2] ?? 100_000)));
  } finally {
    await cleanUp();
  }
}

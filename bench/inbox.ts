/**
 * Measures the office with 100,000 leads and 20,000 visits on each database: its queries, and the time until the first byte of its pages.
 * To run only this part: node bench/inbox.ts [leads] [SQLite or PostgreSQL].
 */
import { execFileSync } from "node:child_process";
import { join, resolve } from "node:path";
import { connect } from "#platform/db/connection.ts";
import { optimize } from "#platform/db/optimize.ts";
import { startPostgres } from "#scripts/test/postgres.ts";
import { atEnd, cleanUp, temporaryFolder } from "./cleanup.ts";
import { questionsFor } from "./inbox-questions.ts";
import { type InboxTime, officePages } from "./office-pages.ts";
import { officeQuestions } from "./office-questions.ts";
import { copySite } from "./site-folder.ts";
import { progress, say, table } from "./table.ts";

export interface InboxBench {
  database: string;
  leads: number;
  times: InboxTime[];
  /** The time until the first byte of each page. */
  pages: InboxTime[];
  /** Memory of this process at the end, in MB. */
  memory: number;
}

type Settings = Parameters<typeof connect>[0];

const rounds = 60;

/** Measures the inbox. `site` is a folder with a copy of the built site. */
export async function measureInbox(site: string, count = 100_000, only = ""): Promise<InboxBench[]> {
  const results: InboxBench[] = [];
  const measure = async (database: string, DATABASE_URL: string | undefined) =>
    results.push(await measureOn(database, { DATA_DIR: temporaryFolder(), DATABASE_URL }, site, count));
  if (only !== "PostgreSQL") await measure("SQLite", undefined);
  const postgres = only === "SQLite" ? undefined : await startPostgres();
  if (!postgres) return results;
  atEnd(() => postgres.stop());
  await measure("PostgreSQL", postgres.url);
  return results;
}

async function measureOn(database: string, settings: Settings, site: string, leads: number): Promise<InboxBench> {
  progress(`${database}: ${leads} leads are made up`);
  seed(new URL("../scripts/operate/seed.ts", import.meta.url), settings, leads);
  seed(new URL("./office-seed.ts", import.meta.url), settings, leads / 5);
  const answers = await askAll(database, settings);
  const pages = await officePages(site, settings, (ask) => timesOf(ask));
  progress("");
  return { database, leads, pages, ...answers };
}

async function askAll(database: string, settings: Settings): Promise<Pick<InboxBench, "times" | "memory">> {
  const { db, close } = connect(settings);
  try {
    await optimize(db); // The site does this every hour.
    const colleagues = (await db.selectFrom("staff").select("id").orderBy("id").execute()).map(({ id }) => id);
    const questions = { ...(await questionsFor(db, colleagues)), ...(await officeQuestions(db, colleagues)) };
    const times: InboxTime[] = [];
    for (const [question, ask] of Object.entries(questions)) {
      progress(`${database}: ${question}`);
      times.push({ question, ...(await timesOf(ask)) });
    }
    return { times, memory: Math.round(process.memoryUsage().rss / 2 ** 20) };
  } finally {
    await close();
  }
}

/** Fills the database in another process, so that the measured memory of this process does not include the seeding. */
function seed(script: URL, { DATA_DIR, DATABASE_URL }: Settings, count: number) {
  const env = { ...process.env, DATA_DIR, DATABASE_URL: DATABASE_URL ?? "" };
  execFileSync(process.execPath, [script.pathname, String(count)], { env, stdio: ["ignore", "ignore", "inherit"] });
}

/** Measures the time of a query. If the query returns a function, that function does a second part that is not measured. */
async function timesOf(ask: (round: number) => Promise<unknown>) {
  const times: number[] = [];
  for (let round = -5; round < rounds; round += 1) {
    const start = performance.now();
    const rest = await ask(round + 5);
    if (round >= 0) times.push(performance.now() - start);
    if (typeof rest === "function") await rest();
  }
  const sorted = times.sort((a, b) => a - b);
  const at = (share: number) => Math.round((sorted[Math.ceil(share * rounds) - 1] ?? 0) * 10) / 10;
  return { p50: at(0.5), p95: at(0.95) };
}

export function printInbox(results: InboxBench[]) {
  const [first] = results;
  if (!first) return;
  const head = results.flatMap(({ database }) => [`${database} p50`, "p95"]);
  const size = `${first.leads.toLocaleString("en")} leads and ${(first.leads / 5).toLocaleString("en")} visits`;
  for (const [part, title] of [
    ["times", "Questions of the office"],
    ["pages", "First byte of its pages"],
  ] as const) {
    say(`\n${title} with ${size}, ms (${rounds} rounds)\n`);
    const rows = first[part].map(({ question }, index) => [
      question,
      ...results.flatMap((one) => [one[part][index]?.p50, one[part][index]?.p95]),
    ]);
    table(["", ...head], rows);
  }
  say(`\nMemory: ${results.map(({ database, memory }) => `${database} ${memory} MB`).join(", ")}`);
}

if (import.meta.main) {
  try {
    const site = copySite(resolve(import.meta.dirname, ".."), join(temporaryFolder(), "ours"));
    printInbox(await measureInbox(site, Number(process.argv[2] ?? 100_000), process.argv[3]));
  } finally {
    await cleanUp();
  }
}

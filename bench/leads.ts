/**
 * Measures how fast enquiries are accepted: from the request to the acknowledgement after the commit. To run only this part: node
 * bench/leads.ts.
 */
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { startPostgres } from "#scripts/test/postgres.ts";
import { barePostgres, bareSqlite } from "./bare-inserts.ts";
import { atEnd, cleanUp, temporaryFolder } from "./cleanup.ts";
import { type LeadTimes, loadWithLeads } from "./leads-load.ts";
import { processorOf } from "./mixed/memory.ts";
import { options } from "./options.ts";
import { copySite, startSite } from "./site-folder.ts";
import { progress, ratio, say, table } from "./table.ts";

export interface LeadBench {
  database: string;
  /**
   * The times for each number of parallel clients. `processor` is the processor time per enquiry in ms, including the server's other
   * threads.
   */
  times: Map<number, LeadTimes & { processor: number }>;
  /** The number of rows per second that the database driver inserts directly. */
  bare: number;
  /** The memory of the server process in MB. */
  memory: [before: number, after: number];
}

export const usualLeads = 20;
const many = 50;
const seconds = 5 * options.seconds;

export async function measureLeads(folder: string): Promise<LeadBench[]> {
  const results = [
    await measureOn("SQLite", folder, { DATA_DIR: temporaryFolder() }, () => bareSqlite(options.seconds)),
  ];
  const postgres = await startPostgres();
  if (!postgres) return results;
  atEnd(() => postgres.stop());
  const bare = () => barePostgres(postgres.url, options.seconds);
  return [...results, await measureOn("PostgreSQL", folder, { DATABASE_URL: postgres.url }, bare)];
}

async function measureOn(
  database: string,
  folder: string,
  where: Record<string, string>,
  bare: () => number | Promise<number>,
): Promise<LeadBench> {
  const env = { TRUST_PROXY: "1", FORM_LIMIT_PER_HOUR: "1000000", ...where };
  const { port, pid, end } = await startSite(folder, env);
  const before = memoryOf(pid);
  const times: LeadBench["times"] = new Map();
  for (const clients of [usualLeads, many]) {
    progress(`${database}: ${clients} clients`);
    const used = processorOf(pid);
    const measured = await loadWithLeads({ port, clients, seconds });
    times.set(clients, { ...measured, processor: (1000 * (processorOf(pid) - used)) / measured.sent });
  }
  progress("");
  const memory: LeadBench["memory"] = [before, memoryOf(pid)];
  await end(); // Stops this server now. Otherwise it would still send its mails while the next one is measured.
  return { database, times, memory, bare: await bare() };
}

const memoryOf = (pid: number) =>
  Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]) / 1024);

export function printLeads(results: LeadBench[]) {
  const first = results[0]?.times.get(many)?.rate ?? 0;
  say("5. Enquiries acknowledged per second, from POST to committed");
  const rows = results.flatMap(({ database, times, bare }) =>
    [...times].map(([clients, { rate, p50, p99, failed, processor }]) => [
      `${database}, ${clients} clients`,
      Math.round(rate),
      clients === many ? ratio(rate, first) : undefined,
      ratio(rate, bare),
      Math.round(p50),
      Math.round(p99),
      processor.toFixed(1),
      failed,
    ]),
  );
  table(["", "a second", "/ SQLite", "/ bare insert", "p50 ms", "p99 ms", "server ms", "not acknowledged"], rows);
  say(`${seconds} s each after 2 s of warming up; the clients, the server and the database share this machine.`);
  say(
    "Server ms: processor of the server alone for one enquiry, its other threads and what it does meanwhile included.",
  );
  say(
    "Each enquiry: limits counted, lead, event and messages in one transaction, synced to the disk, then the answer.",
  );
  const memory = results.map(
    ({ database, memory: [before, after] }) => `${database} ${before} MB before, ${after} MB after`,
  );
  say(`Memory of the server: ${memory.join("; ")}.`);
  say();
}

if (import.meta.main) {
  try {
    printLeads(await measureLeads(copySite(resolve(import.meta.dirname, ".."), join(temporaryFolder(), "site"))));
  } finally {
    await cleanUp();
  }
}

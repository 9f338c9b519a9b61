import { cpSync, mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { sql } from "kysely";
import type { TestContext } from "vitest";
import { connectToRead } from "#platform/db/connection.ts";
import type { Place } from "#platform/db/fixture.ts";
import { type LaunchedProcess, launch } from "../../e2e/support/launch.ts";
import { chooseSeed, seededRandom } from "./seeded-random.ts";
import { envOf, type Server, serverOf } from "./server.ts";
import { type Answer, type Crowd, crowd, type Note, submit } from "./visitors.ts";

/** The folder for the records of failed tests. Git ignores it, and Playwright does not empty it. */
const results = "test-results/drills";

export interface Drill {
  note: Note;
  /** Returns a random number generator (0 to 1) with a seed, so that a failure can be repeated. */
  random(): () => number;
  /** Starts a server. At the end of the test it is killed. */
  start(place: Place, env?: Record<string, string>, cwd?: string): Promise<Server>;
  submit(port: number, key: string): Promise<Answer>;
  crowd(size: number, port: () => Promise<number>): Crowd;
  /** Sets the database whose content is stored if the test fails. */
  watch(place: Place): void;
}

/**
 * A drill is a test that kills something. If it fails, its history, the output of its servers and the content of its database are stored in
 * a folder that the error names. Start the drill after everything that the test removes at its end. Functions at the end run in reverse
 * order, so the drill can then still read these things.
 */
export function startDrill({ task, onTestFinished }: TestContext, place?: Place): Drill {
  const begun = performance.now();
  const history: object[] = [];
  const servers: LaunchedProcess[] = [];
  const over = new AbortController();
  let watched = place;
  const note: Note = (what, facts) => void history.push({ ms: Math.round(performance.now() - begun), what, ...facts });
  note("begun", { test: task.fullName, at: new Date() });

  onTestFinished(async () => {
    over.abort();
    for (const { child } of servers) child.kill("SIGKILL");
    await Promise.all(servers.map(({ ended }) => ended));
    if (task.result?.state !== "fail") return;
    note("failed", { errors: task.result.errors?.map(({ message }) => message) });
    mkdirSync(results, { recursive: true });
    const folder = mkdtempSync(join(results, `${basename(task.file.name, ".test.ts")}-`));
    writeFileSync(join(folder, "history.jsonl"), history.map((line) => `${JSON.stringify(line)}\n`).join(""));
    for (const [at, { output }] of servers.entries()) writeFileSync(join(folder, `server-${at + 1}.log`), output());
    if (watched) await keepDatabase(watched, folder);
    throw new Error(`What this drill did and found is kept in ${folder}`);
  });

  return {
    note,
    random() {
      const seed = chooseSeed();
      console.log(`${task.fullName}: RELIABILITY_SEED=${seed}`);
      note("seed", { seed });
      return seededRandom(seed);
    },
    async start(at, env = {}, cwd) {
      const launched = launch({ ...envOf(at), ...env }, cwd);
      const server = servers.push(launched);
      note("started", { server, pid: launched.child.pid });
      void launched.ended.then((how) => {
        note("ended", { server, how });
        // A server that ended by itself gives no answers any more, so the visitors stop waiting.
        if (!launched.child.killed) over.abort(new Error(`Server ${server} ended by itself: ${launched.output()}`));
      });
      const running = await serverOf(launched);
      note("open", { server, port: running.port });
      const kill = () => {
        note("killed", { server });
        return running.kill();
      };
      return { ...running, kill };
    },
    submit: (port, key) => submit(port, key, { note }),
    crowd: (size, port) => crowd(size, port, { note, signal: over.signal }),
    watch(at) {
      watched = at;
    },
  };
}

const tables = ["kysely_migration", "leads", "lead_events", "outbox", "page_views"];

/** Stores a copy of SQLite's folder, or the rows of PostgreSQL's tables. */
async function keepDatabase({ settings }: Place, folder: string): Promise<void> {
  if (!settings.DATABASE_URL) return cpSync(settings.DATA_DIR, join(folder, "database"), { recursive: true });
  const { db, close } = connectToRead(settings);
  for (const table of tables) {
    const rows = await sql`select * from ${sql.table(table)}`.execute(db).then(
      (found) => found.rows,
      (error) => String(error),
    );
    writeFileSync(join(folder, `${table}.json`), JSON.stringify(rows, null, 1));
  }
  await close();
}

import { emptyingOf, keptName } from "@site/testing/emptying.ts";
import { CompiledQuery, type DatabaseConnection, type Kysely, PostgresDriver } from "kysely";
import pg from "pg";
import { connect } from "#platform/db/connection.ts";
import { migrate } from "#platform/db/migrate.ts";
import { poolOf } from "#platform/db/postgres.ts";
import { Dialect } from "#platform/db/postgres-dialect.ts";
import { RetryingKysely } from "#platform/db/retry.ts";
import type { Database } from "#platform/db/schema.ts";
import type { Place } from "./place.ts";
import type { Fault } from "./plan.ts";
import type { Link, Process } from "./process.ts";
import { untilIdle } from "./scheduler.ts";

/** A call that PostgreSQL has not answered yet. */
interface Call {
  /** The backend that works on it; undefined while the process waits for a connection. */
  pid: number | undefined;
  pool: pg.Pool;
  /** True if it waits for a lock or a connection of another call. */
  isBlocked: boolean;
}

/** PostgreSQL's server, as the simulation sees it from outside. */
class Server {
  readonly #control: pg.Pool;
  readonly calls = new Set<Call>();
  readonly links = new Set<PostgresLink>();
  /** The backends that the simulation has ended. */
  readonly ended = new Set<number>();
  #ends: Promise<unknown>[] = [];
  #changed = Promise.withResolvers<void>();

  constructor(control: pg.Pool) {
    this.#control = control;
  }

  query = (text: string, values: unknown[] = []) => this.#control.query(text, values);

  /** Ends these backends. What they did not commit is undone. */
  end(pids: readonly number[]): Promise<unknown> {
    for (const pid of pids) this.ended.add(pid);
    const ended = this.query("select pg_terminate_backend(pid, 5000) from unnest($1::int[]) as pid", [[...pids]]);
    this.#ends.push(ended);
    return ended;
  }

  async follow<T>(process: Process, call: Call, run: () => Promise<T>): Promise<T> {
    const place = process.scheduler.takePlace();
    this.calls.add(call);
    try {
      return await run();
    } finally {
      this.calls.delete(call);
      this.#changed.resolve();
      // Others have had their turns since this call began, so it waits for a turn with its answer.
      if (call.isBlocked) await process.gate("gets what it waited for", { place });
    }
  }

  /** Waits until each call is answered or waits for another. PostgreSQL says so itself; no time is measured. */
  settle = async (): Promise<void> => {
    await Promise.all(this.#ends.splice(0));
    await untilIdle();
    for (let looks = 0; this.calls.size > 0; looks += 1) {
      if (looks > 0 && (await this.#allWait())) break;
      this.#changed = Promise.withResolvers();
      await Promise.race([this.#changed.promise, new Promise((resolve) => setTimeout(resolve, 2))]);
      await untilIdle();
    }
    for (const call of this.calls) call.isBlocked = true;
  };

  async #allWait(): Promise<boolean> {
    const { rows } = await this.query(
      "select pid, pg_blocking_pids(pid) as by from pg_locks where not granted group by pid",
    );
    await untilIdle();
    const waits = new Map<number, number[]>(rows.map(({ pid, by }) => [pid, by]));
    const isWaiting = ({ pid, pool }: Call) => (pid === undefined ? pool.waitingCount > 0 : waits.has(pid));
    return [...this.calls].every(isWaiting) && ![...waits.keys()].some((pid) => waitsForItself(pid, waits));
  }
}

/** True in a deadlock, which PostgreSQL is about to end. */
function waitsForItself(pid: number, waits: ReadonlyMap<number, readonly number[]>): boolean {
  const seen = new Set<number>();
  const next = [...(waits.get(pid) ?? [])];
  for (let one = next.pop(); one !== undefined; one = next.pop()) {
    if (one === pid) return true;
    if (seen.has(one)) continue;
    seen.add(one);
    next.push(...(waits.get(one) ?? []));
  }
  return false;
}

class Driver extends PostgresDriver {
  readonly #acquire: <T>(run: () => Promise<T>) => Promise<T>;

  constructor(
    config: ConstructorParameters<typeof PostgresDriver>[0],
    acquire: <T>(run: () => Promise<T>) => Promise<T>,
  ) {
    super(config);
    this.#acquire = acquire;
  }
  override acquireConnection(...options: Parameters<PostgresDriver["acquireConnection"]>) {
    return this.#acquire(() => super.acquireConnection(...options));
  }
}

class SimulatedDialect extends Dialect {
  readonly #link: PostgresLink;

  constructor(link: PostgresLink) {
    super({ pool: link.pool });
    this.#link = link;
  }
  override createDriver() {
    const { pool, guard, acquire } = this.#link;
    return new Driver({ pool, onCreateConnection: guard }, acquire);
  }
}

const connectionLost = () => Object.assign(new Error("Connection terminated unexpectedly"), { code: "ECONNRESET" });
/** Fails like a statement that PostgreSQL has chosen to end. */
const refusal = (code: string) =>
  CompiledQuery.raw(`do $$ begin raise exception 'simulated' using errcode = '${code}'; end $$`);

class PostgresLink implements Link {
  readonly db;
  readonly pool: pg.Pool;
  readonly pids = new Set<number>();
  readonly #process: Process;
  readonly #server: Server;
  /** Connections on which a statement has failed because the simulation cut them. The pool must not lend them again. */
  readonly #broken = new Set<number>();
  #armed: { fault: Extract<Fault, { kind: "commit" | "refuse" }>; comes(): void } | undefined;

  constructor(url: string, process: Process, server: Server) {
    this.pool = poolOf(url);
    this.#process = process;
    this.#server = server;
    server.links.add(this);
    this.db = new RetryingKysely<Database>({ dialect: new SimulatedDialect(this) });
  }

  cut(): void {
    this.#server.links.delete(this);
    void this.#server.end([...this.pids]);
  }

  arm(fault: Fault, comes: () => void): void {
    if (fault.kind === "commit" || fault.kind === "refuse") this.#armed = { fault, comes };
  }

  /** True if the fault comes now. It comes once. */
  #comes(kind: "commit" | "refuse"): string | undefined {
    const { fault, comes } = this.#armed ?? {};
    if (fault?.kind !== kind) return undefined;
    this.#armed = undefined;
    this.#process.scheduler.note(`${this.#process} ${kind} comes`);
    comes?.();
    if (fault.kind === "commit") return kind;
    this.#process.refusals.push(fault.code);
    return fault.code;
  }

  readonly acquire = async <T>(run: () => Promise<T>): Promise<T> => {
    await this.#process.gate("asks for a connection");
    return this.#server.follow(this.#process, { pid: undefined, pool: this.pool, isBlocked: false }, run);
  };

  /**
   * Keeps in mind that this error comes from a connection that the simulation has cut. An error of a connection that had failed before, and
   * that the pool has lent again, is one of the site.
   */
  #excuse(error: unknown, pid: number, isLent: boolean): void {
    if (!this.#server.ended.has(pid) || (isLent && this.#broken.has(pid))) return;
    this.#broken.add(pid);
    if (typeof error === "object" && error !== null) this.#process.cutErrors.add(error);
  }

  /** Makes each statement wait for its turn. */
  readonly guard = async (connection: DatabaseConnection): Promise<void> => {
    const execute = connection.executeQuery.bind(connection);
    const { rows } = await execute<{ pid: number }>(CompiledQuery.raw("select pg_backend_pid() as pid"));
    const pid = rows[0]?.pid ?? 0;
    this.pids.add(pid);
    let isInTransaction = false;
    const [process, server] = [this.#process, this.#server];
    connection.executeQuery = async <R>(query: Parameters<typeof execute>[0]) => {
      const { sql } = query;
      await process.gate(sql.slice(0, 60));
      const isEnd = sql === "commit" || sql === "rollback";
      const isLent = sql === "begin" || (!isInTransaction && sql !== "rollback");
      const isWork = isInTransaction && !isEnd && !/^(savepoint|release|rollback|set) /.test(sql);
      isInTransaction = !isEnd && (isInTransaction || sql === "begin");
      const code = isWork && this.#comes("refuse");
      const run = async () => {
        if (/_timestamp\(\)/.test(sql))
          await server.query("select setval('simulation.clock', $1)", [process.scheduler.time]);
        return execute<R>(code ? (refusal(code) as typeof query) : query);
      };
      try {
        const result = await server.follow(process, { pid, pool: this.pool, isBlocked: false }, run);
        if (sql !== "commit") return result;
        if (this.#comes("commit")) {
          await server.end([pid]);
          throw connectionLost();
        }
        await process.gate("hears of its commit");
        return result;
      } catch (error) {
        this.#excuse(error, pid, isLent);
        throw error;
      }
    };
  };
}

/** The clock of the simulation in place of PostgreSQL's own. A sequence is the same for all transactions at once. */
const clock = [
  "create schema simulation",
  "create sequence simulation.clock minvalue 0",
  ...["statement_timestamp", "clock_timestamp", "now"].map(
    (name) =>
      `create function public.${name}() returns timestamptz language sql volatile as 'select to_timestamp(last_value / 1000.0) from simulation.clock'`,
  ),
];

/** Makes a database for the simulation on a PostgreSQL server. */
export async function postgresPlace(base: string): Promise<Place> {
  const name = `simulation_${process.pid}`;
  const first = new pg.Client({ connectionString: base });
  await first.connect();
  await first.query(`drop database if exists ${name} with (force)`);
  await first.query(`create database ${name}`);
  const named = (application: string, options: string) => {
    const url = new URL(base);
    url.pathname = `/${name}`;
    url.searchParams.set("application_name", application);
    url.searchParams.set("options", options);
    return url.href;
  };
  const made = connect({ DATA_DIR: "", DATABASE_URL: named(keptName, "") });
  await migrate(made.db).finally(made.close);
  const control = new pg.Pool({ connectionString: named(keptName, "") });
  control.on("error", () => {}); // The database is dropped at the end while its connections are still closing.
  for (const statement of clock) await control.query(statement);
  const again = connect({ DATA_DIR: "", DATABASE_URL: named(keptName, "") });
  await emptyingOf(again.db as unknown as Kysely<unknown>).finally(again.close);
  const server = new Server(control);
  const url = named("simulation", "-c search_path=public,pg_catalog -c deadlock_timeout=5ms");
  return {
    name: "PostgreSQL",
    sharesClock: false,
    settle: server.settle,
    async renew() {
      await server.settle();
      server.ended.clear();
      const { rows } = await control.query("select testing.empty() as is_empty");
      if (!rows[0].is_empty) throw new Error("The database of the simulation cannot be emptied.");
    },
    open: (process) => new PostgresLink(url, process, server),
    look: () => connect({ DATA_DIR: "", DATABASE_URL: named("look", "") }),
    failOver: () => void server.end([...server.links].flatMap(({ pids }) => [...pids])),
    async close() {
      await control.end();
      await first.query(`drop database ${name} with (force)`);
      await first.end();
    },
  };
}

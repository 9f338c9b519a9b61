import { createHash } from "node:crypto";
import { once } from "node:events";
import { globSync, readFileSync } from "node:fs";
import pg from "pg";
import { queryLog } from "../trace/trace.ts";
import { type Connection, connect } from "./connection.ts";
import { emptyingOf, keptName } from "./emptying.fixture.ts";
import { migrate } from "./migrate.ts";
import { poolOf } from "./postgres.ts";
import { Dialect } from "./postgres-dialect.ts";
import { RetryingKysely } from "./retry.ts";
import type { Database } from "./schema.ts";

/** A migrated database that this process has taken, and its tests use one after the other, with connections that stay open. */
interface Taken {
  name: string;
  url: string;
  pool: pg.Pool;
}

const free: Taken[] = [];
const lent = new Map<string, Taken>();
let number = 0;

/** For tests: a migrated database of PostgreSQL, as if new. To empty one takes a tenth of the time that a copy of the template takes. */
export async function lendDatabase(base: string): Promise<{ url: string; giveBack(): Promise<void> }> {
  const found = free.pop() ?? (await take(base));
  const taken = (await isEmptied(found)) ? found : await renew(base, found);
  const url = named(base, taken.name, taken.name);
  lent.set(url, taken);
  const giveBack = async () => {
    if (lent.delete(url)) free.push(taken);
  };
  return { url, giveBack };
}

/** Its database by the connections that stay open; undefined if it is none of ours. */
export function openLent(url: string | undefined): Connection | undefined {
  const pool = lent.get(url ?? "")?.pool;
  if (!pool) return undefined;
  const db = new RetryingKysely<Database>({ dialect: new Dialect({ pool: untilEnd(pool) }), log: queryLog() });
  return { db, place: "PostgreSQL", close: () => db.destroy() };
}

/** Ends once all is given back; whoever asks later is refused, as by a pool of its own. */
function untilEnd(pool: pg.Pool) {
  let isOver = false;
  return {
    options: {},
    connect: async () => (isOver ? Promise.reject(new Error("The test is over.")) : pool.connect()),
    async end() {
      isOver = true;
      while (pool.totalCount > pool.idleCount) await once(pool, "release");
    },
  };
}

let opened: Promise<pg.Client> | undefined;
/** Holds the locks of what this process has taken, as long as it lives. */
const keeper = (base: string) => {
  opened ??= keep(base);
  return opened;
};

async function keep(base: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: base });
  client.on("error", () => {}); // the cluster is stopped before the process ends
  await client.connect();
  return client;
}

/** The first that no other process has; made if there is none, and left there for the next. */
async function take(base: string): Promise<Taken> {
  const client = await keeper(base);
  const model = await template(base);
  for (;;) {
    number += 1;
    const name = `${model}_${number}`;
    const { rows } = await client.query("select pg_try_advisory_lock(hashtext($1)) as is_taken", [name]);
    if (!rows[0].is_taken) continue;
    const { rowCount } = await client.query("select from pg_database where datname = $1", [name]);
    if (!rowCount) await client.query(`create database ${name} template ${model}`);
    return open(base, name);
  }
}

function open(base: string, name: string): Taken {
  const url = named(base, name, keptName);
  return { name, url, pool: poolOf(url) };
}

async function renew(base: string, { name, pool }: Taken): Promise<Taken> {
  await pool.end();
  const client = await keeper(base);
  await client.query(`drop database ${name} with (force)`);
  await client.query(`create database ${name} template ${await template(base)}`);
  return open(base, name);
}

/** False if what is left of the test before is more than rows. */
async function isEmptied({ pool }: Taken): Promise<boolean> {
  const { rows } = await pool.query("select testing.empty() as is_empty");
  return rows[0].is_empty;
}

function named(base: string, database: string, application: string): string {
  const address = new URL(base);
  address.pathname = `/${database}`;
  address.searchParams.set("application_name", application);
  return address.href;
}

let made: Promise<string> | undefined;
const template = (base: string) => {
  made ??= makeTemplate(base);
  return made;
};

const madeFrom = "server/{db,auth}/{migrations/*,emptying.fixture}.ts";

/** Under an advisory lock, because several workers begin at the same time; under its name only when it is whole. */
async function makeTemplate(base: string): Promise<string> {
  const client = await keeper(base);
  const sources = globSync(madeFrom).sort();
  const hash = createHash("sha256").update(sources.map((file) => readFileSync(file, "utf8")).join());
  const name = `test_template_${hash.digest("hex").slice(0, 16)}`;
  await client.query("select pg_advisory_lock(hashtext('windtower test template'))");
  const { rowCount } = await client.query("select from pg_database where datname = $1", [name]);
  if (!rowCount) {
    await client.query("drop database if exists test_template");
    await client.query("create database test_template");
    const { db, close } = connect({ DATA_DIR: "", DATABASE_URL: named(base, "test_template", keptName) });
    await migrate(db)
      .then(() => emptyingOf(db))
      .finally(close);
    await client.query(`alter database test_template rename to ${name}`);
  }
  await client.query("select pg_advisory_unlock(hashtext('windtower test template'))");
  return name;
}

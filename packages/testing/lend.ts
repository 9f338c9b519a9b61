import { createHash } from "node:crypto";
import { once } from "node:events";
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { emptyingOf, keptName } from "./emptying.ts";
import type { OpenDatabase, Schema } from "./schema.ts";

/** A migrated database that this process has taken. The tests of the process use it one after the other. Its connections stay open. */
interface Taken {
  name: string;
  url: string;
  pool: pg.Pool;
}

/**
 * For tests: lends migrated PostgreSQL databases in the state of new ones. Emptying a database takes a tenth of the time of copying the
 * template.
 */
export function lendDatabases<O extends OpenDatabase>(schema: Schema<O>) {
  const free: Taken[] = [];
  const lent = new Map<string, Taken>();
  let number = 0;

  async function lendDatabase(base: string): Promise<{ url: string; giveBack(): Promise<void> }> {
    const found = free.pop() ?? (await take(base));
    const taken = (await isEmptied(found)) ? found : await renew(base, found);
    const url = named(base, taken.name, taken.name);
    lent.set(url, taken);
    const giveBack = async () => {
      if (lent.delete(url)) free.push(taken);
    };
    return { url, giveBack };
  }

  /** Opens a lent database by its address, with the connections that stay open. Returns undefined if we did not lend this database. */
  function openLent(url: string | undefined): O | undefined {
    const pool = lent.get(url ?? "")?.pool;
    return pool && schema.openOver(untilEnd(pool));
  }

  /** Takes the first database that no other process has taken. If there is none, a database is made; it stays for later processes. */
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
    return { name, url, pool: schema.pool(url) };
  }

  async function renew(base: string, { name, pool }: Taken): Promise<Taken> {
    await pool.end();
    const client = await keeper(base);
    await client.query(`drop database ${name} with (force)`);
    await client.query(`create database ${name} template ${await template(base)}`);
    return open(base, name);
  }

  let made: Promise<string> | undefined;
  const template = (base: string) => {
    made ??= makeTemplate(base);
    return made;
  };

  /**
   * Makes the template database. An advisory lock is held, because several workers begin at the same time. The template gets its final name
   * only when it is complete.
   */
  async function makeTemplate(base: string): Promise<string> {
    const client = await keeper(base);
    const sources = [...schema.madeFrom, "packages/testing/emptying.ts"].flatMap(filesOf).sort();
    const hash = createHash("sha256").update(sources.map((file) => readFileSync(file, "utf8")).join());
    const unfinished = `test_${schema.name}`;
    const name = `${unfinished}_${hash.digest("hex").slice(0, 16)}`;
    await client.query("select pg_advisory_lock(hashtext($1))", [unfinished]);
    const { rowCount } = await client.query("select from pg_database where datname = $1", [name]);
    if (!rowCount) {
      await client.query(`drop database if exists ${unfinished}`);
      await client.query(`create database ${unfinished}`);
      const { db, close } = schema.connect({ DATA_DIR: "", DATABASE_URL: named(base, unfinished, keptName) });
      await schema
        .migrate(db)
        .then(() => emptyingOf(db))
        .finally(close);
      await client.query(`alter database ${unfinished} rename to ${name}`);
    }
    await client.query("select pg_advisory_unlock(hashtext($1))", [unfinished]);
    return name;
  }

  return { lendDatabase, openLent };
}

const root = join(import.meta.dirname, "../..");

/**
 * Returns the files of a pattern. A pattern without files is an error, because then the template would never be renewed when the schema
 * changes.
 */
function filesOf(pattern: string): string[] {
  const files = globSync(pattern, { cwd: root }).map((file) => join(root, file));
  if (files.length === 0) throw new Error(`No file makes the schema: ${pattern}`);
  return files;
}

/**
 * Lends the pool to one test. `end` waits until the test has given back all its connections. After that, new requests are refused, as a
 * closed pool would do.
 */
function untilEnd(pool: pg.Pool) {
  let isOver = false;
  return {
    options: pool.options,
    connect: async () => (isOver ? Promise.reject(new Error("The test is over.")) : pool.connect()),
    async end() {
      isOver = true;
      while (pool.totalCount > pool.idleCount) await once(pool, "release");
    },
  };
}

let opened: Promise<pg.Client> | undefined;
/** The connection that holds the locks of the databases that this process has taken, until the process ends. */
const keeper = (base: string) => {
  opened ??= keep(base);
  return opened;
};

async function keep(base: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: base });
  client.on("error", () => {}); // The database server may be stopped before the process ends.
  await client.connect();
  return client;
}

/** Empties the database. Returns false if the previous test changed more than rows. */
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

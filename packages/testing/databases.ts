/**
 * Databases for tests: always SQLite, and also PostgreSQL if TEST_DATABASE_URL is set. Each test gets a database in the state of a new one.
 */
import { randomUUID } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { afterEach, beforeEach, describe, it } from "vitest";
import { lendDatabases } from "./lend.ts";
import { isNightly } from "./nightly.ts";
import type { OpenDatabase, Schema, Settings } from "./schema.ts";

export interface Place {
  settings: Settings;
  clear(): Promise<void>;
}

/** Makes an empty database. With `migrated`, the database has the tables. */
export type Make = (migrated?: "migrated") => Promise<Place>;

const url = process.env.TEST_DATABASE_URL;

export function databasesOf<O extends OpenDatabase>(schema: Schema<O>) {
  const { lendDatabase, openLent } = lendDatabases(schema);
  const places: [string, Make][] = [["SQLite", sqlite]];
  if (url) places.push(["PostgreSQL", (migrated) => (migrated ? lent(url) : postgres(url))]);

  async function lent(base: string): Promise<Place> {
    const { url, giveBack } = await lendDatabase(base);
    return { settings: { DATA_DIR: "", DATABASE_URL: url }, clear: giveBack };
  }

  async function sqlite(migrated?: "migrated"): Promise<Place> {
    const folder = mkdtempSync(join(tmpdir(), "windtower-db-"));
    if (migrated) writeFileSync(join(folder, schema.sqliteFile), await migratedFile());
    return {
      settings: { DATA_DIR: folder, DATABASE_URL: undefined },
      clear: async () => rmSync(folder, { recursive: true }),
    };
  }

  let file: Promise<Buffer> | undefined;
  /**
   * Returns a migrated database file. It is made once for all tests of a process: copying it takes only a quarter of the time of the
   * migrations.
   */
  const migratedFile = () => {
    file ??= makeFile();
    return file;
  };

  async function makeFile(): Promise<Buffer> {
    const { settings, clear } = await sqlite();
    const { db, close } = schema.connect(settings);
    await schema.migrate(db).finally(close);
    const made = readFileSync(join(settings.DATA_DIR, schema.sqliteFile));
    await clear();
    return made;
  }

  /**
   * Replaces `connect` in tests that only need the database. It uses connections that stay open, because a new connection to PostgreSQL
   * takes longer than most tests.
   */
  const connectTo = ({ settings }: Place): O => openLent(settings.DATABASE_URL) ?? schema.connect(settings);

  /**
   * Like `describe.each(places)`, but for code that sends the same statements to both databases. Other tests already run such statements on
   * both. These tests run on SQLite for a change, and at night also on PostgreSQL. Use `describe.each(places)` for code with its own
   * statements, locks or types.
   */
  function describeAlike(title: string, tests: (name: string, make: Make) => void) {
    for (const [name, make] of places)
      describe.runIf(isNightly || name === "SQLite")(title.replace("%s", name), () => tests(name, make));
  }

  /** Makes a database of one kind. Throws if there is no such database. */
  function placeOn(name: "SQLite" | "PostgreSQL", migrated?: "migrated"): Promise<Place> {
    const make = places.find(([known]) => known === name)?.[1];
    if (!make) throw new Error(`There is no ${name} for this test.`);
    return make(migrated);
  }

  /** Gives each test an empty, migrated database. The database is removed after the test. */
  function databaseIn(make: Make) {
    let place: Place;
    let open: O;
    beforeEach(async () => {
      place = await make("migrated");
      open = connectTo(place);
    });
    afterEach(async () => {
      await open.close();
      await place.clear();
    });
    return {
      get db(): O["db"] {
        return open.db;
      },
      get settings() {
        return place.settings;
      },
    };
  }

  return { places, connectTo, describeAlike, placeOn, databaseIn };
}

/**
 * Use it inside `describe.each(places)` for tests that do not depend on the kind of database. They run as with `describeAlike`: on
 * PostgreSQL only at night. Tests that compete for the same rows or use special types run on both databases each time.
 */
export const alikeOn = (name: string) => it.runIf(isNightly || name === "SQLite");

async function runOn<T>(base: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: base });
  await client.connect();
  return work(client).finally(() => client.end());
}

/** Makes a separate schema for each test, so that tests do not affect each other or other data. */
async function postgres(base: string): Promise<Place> {
  const schema = `test_${randomUUID().replaceAll("-", "")}`;
  const run = (statement: string) => runOn(base, async (client) => void (await client.query(statement)));
  await run(`create schema ${schema}`);
  const address = new URL(base);
  address.searchParams.set("options", `-c search_path=${schema}`);
  address.searchParams.set("application_name", schema);
  return { settings: { DATA_DIR: "", DATABASE_URL: address.href }, clear: () => run(`drop schema ${schema} cascade`) };
}

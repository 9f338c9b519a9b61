/** Databases for tests: SQLite always, PostgreSQL if TEST_DATABASE_URL is set. Each test gets one in the state of a new one. */
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

/** An empty database, with the tables if it is to be `migrated`. */
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
  /** The file is migrated once for all tests of a process, because copying it takes a quarter of the time of the migrations. */
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

  /** Replaces `connect` if a test only needs the database, because a new connection to PostgreSQL takes longer than most tests. */
  const connectTo = ({ settings }: Place): O => openLent(settings.DATABASE_URL) ?? schema.connect(settings);

  /**
   * Like `describe.each(places)`, for code that gives both databases the same statements, which other tests try on both. For a change it runs on
   * SQLite, and at night also on PostgreSQL. Code with statements, locks or types of its own is tested on both each time.
   */
  function describeAlike(title: string, tests: (name: string, make: Make) => void) {
    for (const [name, make] of places)
      describe.runIf(isNightly || name === "SQLite")(title.replace("%s", name), () => tests(name, make));
  }

  /** A database of one kind. A test that needs PostgreSQL is skipped if there is none. */
  function placeOn(name: "SQLite" | "PostgreSQL", migrated?: "migrated"): Promise<Place> {
    const make = places.find(([known]) => known === name)?.[1];
    if (!make) throw new Error(`There is no ${name} for this test.`);
    return make(migrated);
  }

  /** Gives each test an empty, migrated database, which is removed afterwards. */
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
 * For a block of `describe.each(places)` in which only some tests depend on the database, because they compete for the same rows or use types of its
 * own. Those are tested on both each time, and all others with this, as by `describeAlike`.
 */
export const alikeOn = (name: string) => it.runIf(isNightly || name === "SQLite");

async function runOn<T>(base: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: base });
  await client.connect();
  return work(client).finally(() => client.end());
}

/** A separate schema for each test, so that tests do not affect each other or other data. */
async function postgres(base: string): Promise<Place> {
  const schema = `test_${randomUUID().replaceAll("-", "")}`;
  const run = (statement: string) => runOn(base, async (client) => void (await client.query(statement)));
  await run(`create schema ${schema}`);
  const address = new URL(base);
  address.searchParams.set("options", `-c search_path=${schema}`);
  address.searchParams.set("application_name", schema);
  return { settings: { DATA_DIR: "", DATABASE_URL: address.href }, clear: () => run(`drop schema ${schema} cascade`) };
}

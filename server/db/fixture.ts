import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { afterEach, beforeEach } from "vitest";
import { type Connection, connect } from "./connection.ts";
import { newId } from "./ids.ts";
import { migrate } from "./migrate.ts";

export interface Place {
  settings: { DATA_DIR: string; DATABASE_URL: string | undefined };
  clear(): Promise<void>;
}

const url = process.env.TEST_DATABASE_URL;

/** The databases that the suite runs on: SQLite always, PostgreSQL if TEST_DATABASE_URL is set. */
export const places: [string, () => Promise<Place>][] = [["SQLite", sqlite]];
if (url) places.push(["PostgreSQL", () => postgres(url)]);

/** A database of one kind. A test that needs PostgreSQL is skipped where there is none. */
export function placeOn(name: "SQLite" | "PostgreSQL"): Promise<Place> {
  const make = places.find(([known]) => known === name)?.[1];
  if (!make) throw new Error(`There is no ${name} for this test.`);
  return make();
}

async function sqlite(): Promise<Place> {
  const folder = mkdtempSync(join(tmpdir(), "windtower-db-"));
  return {
    settings: { DATA_DIR: folder, DATABASE_URL: undefined },
    clear: async () => rmSync(folder, { recursive: true }),
  };
}

/** A separate schema for each test, so that tests do not affect each other or other data. */
async function postgres(base: string): Promise<Place> {
  const schema = `test_${newId().replaceAll("-", "")}`;
  const run = async (statement: string) => {
    const client = new pg.Client({ connectionString: base });
    await client.connect();
    await client.query(statement).finally(() => client.end());
  };
  await run(`create schema ${schema}`);
  const address = new URL(base);
  address.searchParams.set("options", `-c search_path=${schema}`);
  address.searchParams.set("application_name", schema);
  return { settings: { DATA_DIR: "", DATABASE_URL: address.href }, clear: () => run(`drop schema ${schema} cascade`) };
}

/** An empty, migrated database before each test; removed afterwards. */
export function databaseIn(make: () => Promise<Place>) {
  let place: Place;
  let open: Connection;
  beforeEach(async () => {
    place = await make();
    open = connect(place.settings);
    await migrate(open.db);
  });
  afterEach(async () => {
    await open.close();
    await place.clear();
  });
  return {
    get db() {
      return open.db;
    },
    get settings() {
      return place.settings;
    },
  };
}

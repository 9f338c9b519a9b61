import { sql } from "kysely";
import { Migrator } from "kysely/migration";
import pg from "pg";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { listLeads } from "../../leads/list.ts";
import { type Connection, connect } from "../connection.ts";
import { type Place, places } from "../fixture.ts";
import { newId } from "../ids.ts";
import { migrate } from "../migrate.ts";
import { migrations } from "./all.ts";

const found = async ({ db }: Connection, text: string) =>
  (await listLeads(db, { folder: "inbox", sort: "newest", text })).rows.map(({ id }) => id);

const add = ({ db }: Connection, id: string) =>
  sql`insert into leads
  (id, reference, kind, locale, name, email, phone, phone_typed, message, page, created_at)
  values (${id}, ${id}, 'contact', 'ar', 'سارة أحمد', '', '', '', '', '', 5)`.execute(db);

describe.each(places)("leads from before the inbox on %s", (_, make) => {
  let place: Place;
  let open: Connection;
  beforeEach(async () => {
    place = await make();
    open = connect(place.settings);
  });
  afterEach(async () => {
    await open.close();
    await place.clear();
  });

  it("can be searched, and do not count as forgotten", async () => {
    const { rows } = place.settings.DATABASE_URL
      ? await sql<{ schema: string }>`select current_schema() as schema`.execute(open.db)
      : { rows: [] };
    const before = Object.fromEntries(Object.entries(migrations).filter(([name]) => name < "0003"));
    const provider = { getMigrations: async () => before };
    const migrator = new Migrator({ db: open.db, provider, migrationTableSchema: rows[0]?.schema });
    expect((await migrator.migrateToLatest()).error).toBe(undefined);
    await add(open, "old");
    await migrate(open.db);
    await add(open, "new");
    expect(await found(open, "احمد")).toEqual(["old"]);
    const row = await open.db.selectFrom("leads").selectAll().where("id", "=", "old").executeTakeFirst();
    expect(row).toMatchObject({ updated_at: 5 });
  });
});

describe.runIf(process.env.TEST_DATABASE_URL)("a PostgreSQL that grants no extension", () => {
  const name = `test_${newId().replaceAll("-", "")}`;
  const run = async (...statements: string[]) => {
    const client = new pg.Client({ connectionString: process.env.TEST_DATABASE_URL });
    await client.connect();
    for (const statement of statements) await client.query(statement);
    await client.end();
  };

  it("is searched without an index, and says so once", async () => {
    await run(`create database ${name} template template0`, `create role ${name} login`);
    const url = new URL(process.env.TEST_DATABASE_URL ?? "");
    url.pathname = name;
    const admin = new pg.Client({ connectionString: url.href });
    await admin.connect();
    await admin.query(`create schema ${name} authorization ${name}`);
    await admin.end();
    url.username = name;
    const said = vi.spyOn(process.stdout, "write").mockReturnValue(true);
    const open = connect({ DATA_DIR: "", DATABASE_URL: url.href });
    await migrate(open.db);
    const lines = said.mock.calls.map(([line]) => String(line)).filter((line) => line.includes("search-without-index"));
    said.mockRestore();
    expect(lines).toHaveLength(1);
    await add(open, "one");
    await sql`update leads set search = 'ساره احمد'`.execute(open.db);
    expect(await found(open, "أحمد")).toEqual(["one"]);
    await open.close();
    await run(`drop database ${name}`, `drop role ${name}`);
  });
});

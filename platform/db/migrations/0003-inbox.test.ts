import { sql } from "kysely";
import pg from "pg";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { listLeads } from "#domain/leads/store/list.ts";
import { type Connection, connect } from "../connection.ts";
import { type Place, places } from "../fixture.ts";
import { newId } from "../ids.ts";
import { migrate } from "../migrate.ts";

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

  it("can be searched, and count from their creation", async () => {
    await migrate(open.db, "0002-pipeline");
    await add(open, "old");
    await migrate(open.db);
    await add(open, "new");
    expect(await found(open, "احمد")).toEqual(["old"]);
    const row = await open.db.selectFrom("leads").selectAll().where("id", "=", "old").executeTakeFirst();
    expect(row).toMatchObject({ updated_at: 5 });
  });
});

describe.runIf(process.env.TEST_DATABASE_URL)("a PostgreSQL without the pg_trgm extension", () => {
  const name = `test_${newId().replaceAll("-", "")}`;
  const run = async (...statements: string[]) => {
    const client = new pg.Client({ connectionString: process.env.TEST_DATABASE_URL });
    await client.connect();
    for (const statement of statements) await client.query(statement);
    await client.end();
  };

  it("is searched without an index, with one warning", async () => {
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

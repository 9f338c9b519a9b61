import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { writeBackup } from "#platform/db/backup/file.ts";
import { withSnapshot } from "#platform/db/backup/snapshot.ts";
import { type Place, places } from "#platform/db/fixture.ts";
import { columnsOf, entries, isEmptied, tableNames } from "#platform/db/register/columns.ts";
import type { Kind, TableName } from "#platform/db/register/entry.ts";
import { subjectsThat } from "#platform/db/register/subjects.ts";
import {
  canary,
  email,
  ids,
  isText,
  mark,
  personalColumns,
  phone,
  plant,
  plantedTables,
  type Tables,
  tablesOf,
  tablesOfPeople,
} from "./planted.fixture.server.ts";

/** Imports the modules of the site after the settings have changed, so that they use the database of this test. */
async function modules() {
  vi.resetModules();
  return {
    ...(await import("#platform/db/db.ts")),
    ...(await import("#domain/accounts/customer/held.server.ts")),
    ...(await import("#domain/privacy/store/own.ts")),
    ...(await import("#domain/privacy/store/own-export.ts")),
    ...(await import("#domain/privacy/office/erase/actions.server.ts")),
    ...(await import("#domain/privacy/office/person.server.ts")),
  };
}

const words = [canary, phone, phone.slice(1), "canary-token"];

describe.each(places)("a person who is known everywhere, on %s", (_, make) => {
  let place: Place;
  let site: Awaited<ReturnType<typeof modules>>;
  let tables: Tables;
  let folder: string;
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), "windtower-person-"));
    place = await make();
    vi.stubEnv("DATA_DIR", folder);
    vi.stubEnv("DATABASE_URL", place.settings.DATABASE_URL);
    site = await modules();
    tables = await tablesOf(await site.db());
  });
  afterEach(async () => {
    await (await site.connection()).close();
    Reflect.deleteProperty(globalThis, "windtowerDatabase");
    vi.unstubAllEnvs();
    await place.clear();
    rmSync(folder, { recursive: true });
  });

  const isIn = (text: string, table: string, column: string) =>
    [mark(table, column), Buffer.from(mark(table, column)).toString("base64")].some((word) => text.includes(word));

  /** Finds the text columns that contain any of the words. */
  async function where() {
    const database = await site.db();
    const found = [];
    for (const { name, columns } of tables)
      for (const column of columns.filter(({ dataType }) => isText(dataType))) {
        const all = sql<{ value: unknown }>`select ${sql.ref(column.name)} as value from ${sql.table(name)}`;
        const texts = (await all.execute(database)).rows.map(({ value }) =>
          value instanceof Uint8Array ? Buffer.from(value).toString() : String(value),
        );
        if (texts.some((text) => words.some((word) => text.includes(word)))) found.push(`${name}.${column.name}`);
      }
    return found.toSorted();
  }
  const personalIn = (names: readonly TableName[]) =>
    names.flatMap((table) => personalColumns(table).map((column) => `${table}.${column}`)).toSorted();

  async function tablesWithRows() {
    const database = await site.db();
    const found: TableName[] = [];
    for (const { name } of tables) {
      const first = await sql`select 1 from ${sql.table(name)} limit 1`.execute(database);
      if (first.rows.length > 0) found.push(name);
    }
    return found;
  }

  /** Returns the names of the files that contain the person: those of the data folder, and a backup. */
  async function filesAbout() {
    const backup = join(folder, "after.backup");
    await withSnapshot(await site.db(), (snapshot) => writeBackup(backup, snapshot));
    const isAbout = (bytes: Buffer) => words.some((word) => bytes.includes(word));
    const files = readdirSync(folder).filter((file) => isAbout(readFileSync(join(folder, file))));
    return [...files, ...(isAbout(gunzipSync(readFileSync(backup))) ? ["backup"] : [])];
  }

  it("is in the office's export, and after an erasure only what the register names remains", async () => {
    const migrated = tables.map(({ name, columns }) => [name, columns.map((column) => column.name).toSorted()]);
    const kinds = ["own", "office", "copy", "secret", "key", "time", "state", "sum", "hash", "colleague", "ours"];
    const listed = tableNames.map((name) => [name, columnsOf(name, ...(kinds as Kind[])).toSorted()]);
    expect(Object.fromEntries(listed)).toEqual(Object.fromEntries(migrated));

    const database = await site.db();
    await plant(database, tables, { atWork: true });
    expect(await where()).toEqual(personalIn(tableNames));
    expect(await filesAbout()).toContain("backup");
    rmSync(join(folder, "after.backup"));

    const all = await site.everythingOf(ids.lead, "owner");
    const [office, own] = [all, [await site.heldOf(ids.account), await site.exportOwn(database, email)]].map((held) =>
      JSON.stringify(held),
    ) as [string, string];
    // These columns contain the email address, phone number or name by which the person is searched, so they cannot contain a mark.
    const common = /^(leads|people|applications|auth_users)\.(email|phone)$|^leads\.name$/;
    const columns = (...some: Kind[]) =>
      tableNames
        .flatMap((table) => columnsOf(table, ...some).map((column) => [table, column] as const))
        .filter((pair) => !common.test(pair.join(".")));
    const lacks = (text: string, ...some: Kind[]) => columns(...some).filter((pair) => !isIn(text, ...pair));
    const has = (text: string, ...some: Kind[]) => columns(...some).filter((pair) => isIn(text, ...pair));
    expect(lacks(office, "own", "office")).toEqual([]);
    expect(lacks(own, "own")).toEqual([]);
    expect([has(own, "office"), has(office, "secret"), has(own, "secret")]).toEqual([[], [], []]);
    for (const text of [office, own]) for (const word of [email, phone]) expect(text).toContain(word);
    expect([isIn(office, "note", "data"), isIn(own, "note", "data")]).toEqual([true, false]);
    expect(all?.leads.map(({ id }) => id)).toEqual([ids.lead, ids.workLead]);
    expect(all?.accounts.map(({ account }) => account.id)).toEqual([ids.account, ids.workAccount]);
    expect(all?.applications?.map(({ application }) => application.id).toSorted()).toEqual([
      ids.application,
      ids.workApplication,
    ]);

    const { stranger, ...theirs } = ids;
    const request = { reference: "WT-CANARY", shown: Object.values(theirs), ticked: Object.values(theirs) };
    expect(await site.eraseTicked({ id: "staff", role: "owner" }, ids.lead, request)).toEqual({ left: undefined });
    expect(await where()).toEqual([]);
    expect(await filesAbout()).toEqual([]);
    const left = (await tablesWithRows()).filter((name) => tablesOfPeople.includes(name));
    expect(left.toSorted()).toEqual(tablesOfPeople.filter(isEmptied).toSorted());
    const { rows } = await sql<object>`select * from leads order by reference`.execute(database);
    expect(rows).toMatchObject([
      { reference: "WT-CANARY", status: "quoted", erased_at: expect.any(Number) },
      { reference: "WT-CANARY2", status: "new", erased_at: expect.any(Number) },
      { id: stranger, name: "Somebody else", message: "Theirs", erased_at: null },
    ]);
    const deeds = database.selectFrom("audit_log").select(["action", "subject"]).orderBy("id");
    expect(await deeds.execute()).toEqual([
      { action: "lead.account", subject: ids.lead },
      { action: "lead.account", subject: ids.lead },
      { action: "application.erase", subject: ids.workApplication },
      { action: "application.erase", subject: ids.application },
      { action: "lead.erase", subject: ids.lead },
      { action: "lead.erase", subject: ids.workLead },
      { action: "lead.erase", subject: ids.sealed },
    ]);
  });

  it("keeps only records of jobs and applications after deleting the account, as the register says", async () => {
    const database = await site.db();
    await plant(database, tables, { atWork: false });
    expect(await site.eraseOwn(database, email)).toEqual({ erased: 0, kept: 1 });
    await site.removeAccount(ids.account);
    const stay = [...subjectsThat("job"), ...subjectsThat("stays")];
    expect(await where()).toEqual(
      personalIn(tableNames.filter((name) => stay.some((id) => id === entries[name].about))),
    );
  });
});

it("the person of these tests is planted in every table that tells of people", () => {
  expect(plantedTables).toEqual(expect.arrayContaining(tablesOfPeople));
});

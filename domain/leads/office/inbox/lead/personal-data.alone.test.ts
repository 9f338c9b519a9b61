import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { personalData } from "#domain/people/store/personal-data.ts";
import { type Place, places } from "#platform/db/fixture.ts";
import {
  canary,
  email,
  ids,
  isText,
  kindColumns,
  mark,
  phone,
  plant,
  plantedTables,
  type Tables,
  tablesOf,
} from "./planted.fixture.server.ts";

/** Imports the modules of the site after the settings have changed, so that they use the database of this test. */
async function modules() {
  vi.resetModules();
  return {
    ...(await import("#platform/db/db.ts")),
    ...(await import("#domain/accounts/customer/held.server.ts")),
    ...(await import("#domain/privacy/store/own-export.ts")),
    ...(await import("#domain/privacy/office/erase/actions.server.ts")),
    ...(await import("#domain/privacy/office/person.server.ts")),
  };
}

describe.each(places)("personal data on %s", (_, make) => {
  let place: Place;
  let site: Awaited<ReturnType<typeof modules>>;
  let tables: Tables;
  const folder = mkdtempSync(join(tmpdir(), "windtower-person-"));
  beforeAll(async () => {
    place = await make();
    vi.stubEnv("DATA_DIR", folder);
    vi.stubEnv("DATABASE_URL", place.settings.DATABASE_URL);
    site = await modules();
    tables = await tablesOf(await site.db());
  });
  afterAll(async () => {
    await (await site.connection()).close();
    Reflect.deleteProperty(globalThis, "windtowerDatabase");
    vi.unstubAllEnvs();
    await place.clear();
    rmSync(folder, { recursive: true });
  });

  /** Finds the text columns that contain any of these words. */
  async function where(words: readonly string[]) {
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
  const columnsOf = (...kinds: ("own" | "office" | "copy" | "secret")[]) =>
    Object.entries(personalData).flatMap(([table, columns]) =>
      kindColumns(columns, ...kinds).map((column) => ({ table, column })),
    );
  const isIn = (text: string, table: string, column: string) =>
    [mark(table, column), Buffer.from(mark(table, column)).toString("base64")].some((word) => text.includes(word));

  it("are in one list: every column is in it, and each only once", () => {
    const migrated = tables.map(({ name, columns }) => [name, columns.map((column) => column.name).toSorted()]);
    const known = Object.entries(personalData).map(([name, columns]) => [
      name,
      Object.values(columns)
        .flatMap((names: string) => names.split(" "))
        .toSorted(),
    ]);
    expect(Object.fromEntries(known)).toEqual(Object.fromEntries(migrated));
  });

  it("are exported and erased in every column", async () => {
    const database = await site.db();
    await plant(database, tables);
    const words = [canary, phone, phone.slice(1), "canary-token"];
    const everywhere = columnsOf("own", "office", "copy", "secret");
    expect(await where(words)).toEqual(everywhere.map(({ table, column }) => `${table}.${column}`).toSorted());

    const office = JSON.stringify(await site.everythingOf(ids.lead, "owner"));
    const own = JSON.stringify([await site.heldOf(ids.account), await site.exportOwn(database, email)]);
    // These columns contain the email address, phone number or name by which the person is searched, so they cannot contain a mark.
    const common = /^(leads|people|applications|auth_users)\.(email|phone)$|^leads\.name$/;
    const marked = ({ table, column }: { table: string; column: string }) => !common.test(`${table}.${column}`);
    const lacks = (text: string, ...kinds: ("own" | "office")[]) =>
      columnsOf(...kinds)
        .filter(marked)
        .filter(({ table, column }) => !isIn(text, table, column));
    expect(lacks(office, "own", "office")).toEqual([]);
    expect(lacks(own, "own")).toEqual([]);
    for (const text of [office, own]) for (const word of [email, phone]) expect(text).toContain(word);
    expect(columnsOf("office").filter(({ table, column }) => isIn(own, table, column))).toEqual([]);
    expect([isIn(office, "note", "data"), isIn(own, "note", "data")]).toEqual([true, false]);
    for (const text of [office, own])
      expect(columnsOf("secret").filter(({ table, column }) => isIn(text, table, column))).toEqual([]);

    const all = [ids.lead, ids.account, ids.application, ids.sealed];
    const request = { reference: "WT-CANARY", shown: all, ticked: all };
    expect(await site.eraseTicked({ id: "staff", role: "owner" }, ids.lead, request)).toEqual({ left: undefined });
    expect(await where(words)).toEqual([]);
    for (const file of readdirSync(folder)) expect(readFileSync(join(folder, file)).includes(canary), file).toBe(false);
  });

  it("are planted by this test in every table that may contain them", () => {
    const may = Object.entries(personalData).filter(
      ([, { own, office, copy, secret }]) => own ?? office ?? copy ?? secret,
    );
    expect(plantedTables.filter((name) => name !== "staff").toSorted()).toEqual(may.map(([name]) => name).toSorted());
  });
});

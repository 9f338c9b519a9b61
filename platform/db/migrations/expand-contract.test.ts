import { globSync } from "node:fs";
import { authMigrations } from "@site/auth-server/migrations/all.ts";
import { Kysely } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Place, places } from "../fixture.ts";
import { openPostgres } from "../postgres.ts";
import { openSqlite } from "../sqlite.ts";
import { migrations } from "./all.ts";
import { contracts } from "./contracts.ts";
import { breaks } from "./expand-contract.ts";

describe("the lint", () => {
  it.each([
    `drop table "rate_hits"`,
    `DROP TABLE IF EXISTS rate_hits`,
    `alter table "leads" drop column "phone"`,
    `alter table leads rename column phone to telephone`,
    `alter table "leads" rename to "requests"`,
    `alter table leads alter column phone type integer`,
    `alter table leads alter column phone set not null`,
    `alter table "leads" add column "shift" text not null`,
    `create unique index once on leads (phone)`,
    `alter table leads\n  add constraint one unique (phone)`,
  ])("refuses %s", (statement) => expect(breaks([statement])).toHaveLength(1));

  it.each([
    [`alter table "leads" add column "shift" text`],
    [`alter table "leads" add column "shift" text not null default 'day'`],
    [`create index leads_by_shift on leads (shift)`],
    [`drop index leads_by_shift`],
    [`create table "shifts" ("id" text not null primary key)`, `create unique index once on shifts (id)`],
    [`create table copy (id text)`, `drop table copy`],
  ])("lets %s through", (...statements) => expect(breaks(statements)).toEqual([]));
});

it("every file of a migration is named in all.ts", () => {
  const files = globSync("platform/db/migrations/[0-9]*.ts", { exclude: ["**/*.test.ts"] });
  const names = files.map((file) => file.replace(/^.*\/|\.ts$/g, ""));
  expect(names.sort()).toEqual(Object.keys(migrations).sort());
});

describe.each(places)("migrations on %s", (database, make) => {
  let place: Place;
  let db: Kysely<unknown>;
  const said: string[] = [];
  const findings = new Map<string, string[]>();

  beforeAll(async () => {
    place = await make();
    const { DATA_DIR, DATABASE_URL } = place.settings;
    const { dialect, unlock } = DATABASE_URL ? openPostgres(DATABASE_URL) : openSqlite(DATA_DIR);
    db = new Kysely({ dialect, log: ({ query }) => void said.push(query.sql) });
    for (const [name, { up }] of Object.entries({ ...migrations, ...authMigrations })) {
      said.length = 0;
      await db.transaction().execute(up);
      findings.set(name, breaks(said));
    }
    return async () => {
      await db.destroy();
      unlock();
    };
  });
  afterAll(() => place.clear());

  it("only add, unless they are marked in contracts.ts", () => {
    const unmarked = [...findings].filter(([name, found]) => found.length > 0 && !(name in contracts));
    expect(unmarked).toEqual([]);
  });

  // Only on SQLite does every marked migration take something away, so this is tested only there.
  if (database === "SQLite")
    it("and every mark is still needed", () => {
      const unneeded = Object.keys(contracts).filter((name) => !findings.get(name)?.length);
      expect(unneeded).toEqual([]);
    });
});

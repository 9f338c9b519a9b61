import { sql } from "kysely";
import { describe, expect, it, vi } from "vitest";
import { connect } from "./connection.ts";
import { places } from "./fixture.ts";
import { migrate } from "./migrate.ts";

describe.each(places.filter(([name]) => name === "PostgreSQL"))("first start on %s", (_, make) => {
  it("lets four processes start at once", async () => {
    const place = await make();
    const all = Array.from({ length: 4 }, () => connect(place.settings));
    await Promise.all(all.map(({ db }) => migrate(db)));
    await Promise.all(all.map(({ close }) => close()));
    await place.clear();
  });
});

describe.each(places)("a version on %s", (_, make) => {
  it("starts on the database of the version after it, and changes nothing there", async () => {
    const place = await make();
    const { db, close } = connect(place.settings);
    await migrate(db);
    for (const list of ["kysely_migration", "auth_migrations"])
      await sql`insert into ${sql.table(list)} (name, timestamp) values ('9999-later', '2030-01-01')`.execute(db);
    const written = vi.spyOn(process.stdout, "write");
    await migrate(db);
    expect(written.mock.calls.join()).toContain('"event":"database-of-a-later-version","code":"9999-later"');
    written.mockRestore();
    const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name desc`.execute(db);
    expect(rows[0]?.name).toBe("9999-later");
    await close();
    await place.clear();
  });

  it("refuses a database with a migration that it does not know", async () => {
    const place = await make();
    const { db, close } = connect(place.settings);
    await migrate(db);
    await sql`insert into kysely_migration (name, timestamp) values ('0004-unknown', '2020-01-01')`.execute(db);
    await expect(migrate(db)).rejects.toThrow(
      "prepared by another version of this program (previously executed migration 0004-unknown is missing)",
    );
    await close();
    await place.clear();
  });
});

describe("an unreachable database", () => {
  it("is reported without its address", async () => {
    const { db, close } = connect({ DATA_DIR: "", DATABASE_URL: "postgres://u:hunter2@127.0.0.1:1/d" });
    const failure = await migrate(db).catch((error: Error) => error.message);
    expect(failure).toMatch(/^The database that DATABASE_URL names cannot be reached \(ECONNREFUSED\)\.$/);
    await close();
  });
});

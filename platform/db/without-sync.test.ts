import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { connect } from "./connection.ts";
import { places } from "./fixture.ts";
import { isPostgres } from "./is-postgres.ts";
import { withoutSync } from "./without-sync.ts";

describe.each(places)("an unsynced commit, on %s", (_, make) => {
  it("is followed by synced commits, also after a failure", async () => {
    const place = await make("migrated");
    const { db, close } = connect(place.settings);
    const setting = async (on: typeof db) => {
      const { rows } = isPostgres(on)
        ? await sql<{ value: string }>`select current_setting('synchronous_commit') as value`.execute(on)
        : await sql<{ value: number }>`select synchronous as value from pragma_synchronous`.execute(on);
      return rows[0]?.value;
    };
    const full = await setting(db);
    expect(full).toBe(isPostgres(db) ? "on" : 2);
    expect(await withoutSync(db, setting)).toBe(isPostgres(db) ? "off" : 1);
    expect(await setting(db)).toBe(full);
    await expect(withoutSync(db, () => Promise.reject(new Error("no")))).rejects.toThrow("no");
    expect(await setting(db)).toBe(full);
    await close();
    await place.clear();
  });
});

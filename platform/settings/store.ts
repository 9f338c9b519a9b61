import { type Kysely, sql } from "kysely";
import { audit } from "#platform/audit/audit.ts";
import { inBatches } from "#platform/db/in-batches.ts";
import type { Database } from "#platform/db/schema.ts";
import { storedJson } from "#platform/db/stored-json.ts";
import { currentTime } from "#platform/machine/time.ts";

export interface StoredSetting {
  value: unknown;
  version: number;
}

type Settings = Readonly<Record<string, StoredSetting>>;

const readTogether = inBatches(async (db, askers: readonly undefined[]) => {
  const rows = await db.selectFrom("settings").select(["name", "value", "version"]).execute();
  const settings: Settings = Object.fromEntries(
    rows.map(({ name, value, version }) => [name, { value: JSON.parse(value), version }]),
  );
  return askers.map(() => settings);
});

/** Returns the settings that the office has stored, by name. They replace the values of the content files. */
export const readSettings = (db: Kysely<Database>): Promise<Settings> => readTogether(db, undefined);

/** A setting to store. `seen` is the version that the colleague saw. Version 0 means that the value is only in the content files so far. */
export interface NewSetting {
  name: string;
  value: unknown;
  seen: number;
}

/** Thrown to roll back the transaction, so that either all settings are stored or none. */
class Conflict extends Error {}

/** Stores the settings. Returns false if another colleague changed one of them after it was shown. */
export async function writeSettings(
  db: Kysely<Database>,
  colleague: string,
  settings: readonly NewSetting[],
  now = currentTime(),
): Promise<boolean> {
  const stored = db.transaction().execute(async (tx) => {
    for (const { name, value, seen } of settings) {
      const set = { value: storedJson(value), changed_at: now, changed_by: colleague };
      const row = { name, ...set, version: 1 };
      const { numInsertedOrUpdatedRows = 0n } = await tx
        .insertInto("settings")
        .values(row)
        .onConflict((conflict) =>
          conflict
            .column("name")
            .doUpdateSet({ ...set, version: sql<number>`settings.version + 1` })
            .where("settings.version", "=", seen),
        )
        .executeTakeFirstOrThrow();
      if (numInsertedOrUpdatedRows === 0n) throw new Conflict();
    }
    await audit(
      tx,
      colleague,
      settings.map(({ name }) => ({ action: "settings.change", subject: null, data: { name } })),
      now,
    );
  });
  return stored.then(
    () => true,
    (error) => {
      if (error instanceof Conflict) return false;
      throw error;
    },
  );
}

/** Removes a stored setting, so that the value of the content files is used again. */
export const forgetSetting = (
  db: Kysely<Database>,
  colleague: string,
  name: string,
  now = currentTime(),
): Promise<void> =>
  db.transaction().execute(async (tx) => {
    await tx.deleteFrom("settings").where("name", "=", name).execute();
    await audit(tx, colleague, [{ action: "settings.reset", subject: null, data: { name } }], now);
  });

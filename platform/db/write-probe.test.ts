import { describe, expect, it, onTestFinished } from "vitest";
import { stateOf } from "#platform/metrics/state.ts";
import { connect, connectToRead } from "./connection.ts";
import { databaseIn, places } from "./fixture.ts";
import { expectStoring } from "./write-probe.ts";

function readOnly(url: string): string {
  const address = new URL(url);
  address.searchParams.set("options", "-c default_transaction_read_only=on");
  return address.href;
}

describe.each(places)("readiness and state on %s", (name, make) => {
  const database = databaseIn(make);

  it("say that a database which answers is read-only", async () => {
    const { DATABASE_URL } = database.settings;
    const where = {
      ...database.settings,
      BACKUP_DIR: undefined,
      CERTIFICATE_FILE: undefined,
      MAIL_IMAP_URL: undefined,
    };
    const { db, close } = DATABASE_URL
      ? connect({ ...where, DATABASE_URL: readOnly(DATABASE_URL) })
      : connectToRead(where);
    onTestFinished(close);
    expect(await stateOf(db, where)).toMatchObject({ databaseAnswers: true, databaseRefuses: "read-only" });
    await expect(expectStoring(db)).rejects.toThrow("can be read but not written");
    await expectStoring(database.db);
    expect(await stateOf(database.db, where)).not.toHaveProperty("databaseRefuses");
  });

  it.runIf(name === "PostgreSQL")("do not take a write that has to wait for a refusal", async () => {
    await database.db.transaction().execute(async (transaction) => {
      await transaction.insertInto("rate_limits").values({ key: "database.takes-writes", full_at: 1 }).execute();
      await expectStoring(database.db);
    });
  });
});

/** `npm run db:move` copies the SQLite database of DATA_DIR into the PostgreSQL of DATABASE_URL. The site must be stopped. */
import { join } from "node:path";
import { restore } from "#platform/db/backup/restore.ts";
import { withSnapshot } from "#platform/db/backup/snapshot.ts";
import { connect } from "#platform/db/connection.ts";
import { env } from "#platform/process/env.ts";
import { StartError } from "#platform/process/start-error.ts";
import { keepBeside, operate, operatorForce, summaryOf } from "./operator.ts";

await operate(async () => {
  const { DATA_DIR, DATABASE_URL } = env();
  if (!DATABASE_URL) throw new StartError("DATABASE_URL must name the PostgreSQL to move to.");
  const from = connect({ DATA_DIR, DATABASE_URL: undefined });
  const to = connect({ DATA_DIR, DATABASE_URL });
  const keep = operatorForce() ? keepBeside(join(DATA_DIR, "move")) : undefined;
  try {
    const sums = await withSnapshot(from.db, (snapshot) => restore(to, snapshot, keep));
    console.log(`${from.place} → PostgreSQL: ${summaryOf(sums)} moved and compared.`);
    console.log(`From now on start the site with DATABASE_URL, or it takes enquiries into ${from.place} again.`);
  } finally {
    await Promise.all([from.close(), to.close()]);
  }
});

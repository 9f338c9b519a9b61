/** `npm run restore -- <file>` fills the configured database from a backup. The backup may come from SQLite or PostgreSQL. */
import { checkBackup, readBackup } from "#platform/db/backup/file.ts";
import { restore } from "#platform/db/backup/restore.ts";
import { connect } from "#platform/db/connection.ts";
import { env } from "#platform/process/env.ts";
import { keepBeside, operate, operatorArguments, summaryOf } from "./operator.ts";

await operate(async () => {
  const { file, force } = operatorArguments("npm run restore -- <file> [--force]");
  await checkBackup(file); // Checks the backup before anything is changed.
  const connection = connect(env());
  try {
    const sums = await restore(connection, await readBackup(file), force ? keepBeside(file) : undefined);
    console.log(`${connection.place}: ${summaryOf(sums)} restored and compared.`);
  } finally {
    await connection.close();
  }
});

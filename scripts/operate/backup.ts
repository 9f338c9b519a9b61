/** `npm run backup -- <file>` makes a consistent copy of the database. The site may be running. */
import { statSync } from "node:fs";
import { writeBackup } from "#platform/db/backup/file.ts";
import { withSnapshot } from "#platform/db/backup/snapshot.ts";
import { connectToRead } from "#platform/db/connection.ts";
import { env } from "#platform/process/env.ts";
import { operate, operatorArguments, summaryOf } from "./operator.ts";

await operate(async () => {
  const { file } = operatorArguments("npm run backup -- <file>");
  const { db, close } = connectToRead(env());
  try {
    const sums = await withSnapshot(db, (snapshot) => writeBackup(file, snapshot));
    console.log(`${file}: ${summaryOf(sums)}, ${(statSync(file).size / 1e6).toFixed(1)} MB, read back and compared.`);
  } finally {
    await close();
  }
});

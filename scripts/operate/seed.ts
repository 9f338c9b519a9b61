/** `npm run seed [leads] [seed]`: fills the configured database with invented leads, always the same for one seed. */
import { connect } from "#server/db/connection.ts";
import { migrate } from "#server/db/migrate.ts";
import { parseEnv } from "#server/env.ts";
import { fill } from "./seed/fill.ts";

const count = Number(process.argv[2] ?? 1000);
const seed = Number(process.argv[3] ?? 1);
if (!Number.isInteger(count) || count < 1 || !Number.isInteger(seed)) {
  console.error("npm run seed [leads] [seed]: two whole numbers.");
  process.exit(1);
}
const { db, place, close } = connect(parseEnv(process.env));
try {
  await migrate(db);
  if (await db.selectFrom("leads").select("id").limit(1).executeTakeFirst()) {
    console.error(`There are leads in ${place} already: invented ones do not belong among them.`);
    process.exitCode = 1;
  } else {
    await fill(db, { count, seed });
    console.log(`${count} invented leads in ${place}.`);
  }
} finally {
  await close();
}

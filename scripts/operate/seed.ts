/**
 * `npm run seed [leads] [seed]` fills the configured database with invented leads. The same seed always gives the same leads. `npm run seed
 * -- analytics [scale] [seed]` adds two years of invented visits that fit the leads. If there are no leads, it makes them first.
 */

import { linkLeads } from "#domain/people/store/link.ts";
import { connect } from "#platform/db/connection.ts";
import { migrate } from "#platform/db/migrate.ts";
import { parseEnv } from "#platform/process/env.ts";
import { fillAnalytics } from "./seed/analytics/fill.ts";
import { fill } from "./seed/fill.ts";

const analytics = process.argv[2] === "analytics";
const [first = analytics ? 1 : 1000, seed = 1] = process.argv.slice(analytics ? 3 : 2).map(Number);
const valid = analytics ? first > 0 && first <= 100 : Number.isInteger(first) && first > 0;
if (!valid || !Number.isInteger(seed)) {
  console.error("npm run seed [leads] [seed], or npm run seed -- analytics [scale up to 100] [seed]: numbers.");
  process.exit(1);
}
const { db, place, close } = connect(parseEnv(process.env));
const has = async (table: "leads" | "daily_visits") =>
  (await db
    .selectFrom(table)
    .select((all) => all.lit(1).as("one"))
    .limit(1)
    .executeTakeFirst()) !== undefined;
/**
 * The largest number of leads for which the people are found at once. More leads are only for measurements, and finding their people would
 * take long.
 */
const mostLinked = 5000;
/** Finds the people of the leads at once. On the site a scheduled task does this every hour. */
const fillLeads = async (options: Parameters<typeof fill>[1]) => {
  await fill(db, options);
  if (options.count > mostLinked) return;
  const leads = await db.selectFrom("leads").select("id").orderBy("id").execute();
  for (let at = 0; at < leads.length; at += 100)
    await linkLeads(
      db,
      leads.slice(at, at + 100).map(({ id }) => id),
    );
};
const refuse = (what: string) => {
  console.error(`There are ${what} in ${place} already: invented ones do not belong among them.`);
  process.exitCode = 1;
};
try {
  await migrate(db);
  if (analytics) {
    if (await has("daily_visits")) refuse("visits");
    else {
      if (!(await has("leads"))) await fillLeads({ count: 1500, seed, days: 730 });
      console.log(`${await fillAnalytics(db, { scale: first, seed })} invented visits in ${place}.`);
    }
  } else if (await has("leads")) refuse("leads");
  else {
    await fillLeads({ count: first, seed });
    console.log(`${first} invented leads in ${place}.`);
  }
} finally {
  await close();
}

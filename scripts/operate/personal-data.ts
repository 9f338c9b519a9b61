/** `npm run personal-data` prints the register of personal data as a table: whose each table is, how long it is kept, and what remains. */
import { entries, tableNames } from "#platform/db/register/columns.ts";
import { subjects } from "#platform/db/register/subjects.ts";
import { daysOf } from "#platform/db/register/terms.ts";
import { env } from "#platform/process/env.ts";
import { operate } from "./operator.ts";

await operate(async () => {
  console.log(
    "| table | whose | kept, in days | an erasure | exported to the person | to the office only | in no export |",
  );
  console.log(`|${"---|".repeat(7)}`);
  for (const table of tableNames) {
    const { about, remains, own = "", office = "", copy = "", secret = "" } = entries[table];
    const { whose, kept } = subjects[about];
    const terms = kept.map((term) => `${term} ${daysOf(term, env()) || ""}`.trim()).join(", ");
    const erasure = remains ? `leaves ${remains}` : "deletes";
    const hidden = `${copy} ${secret}`.trim();
    console.log(`| ${[table, whose === "nobody" ? "" : whose, terms, erasure, own, office, hidden].join(" | ")} |`);
  }
});

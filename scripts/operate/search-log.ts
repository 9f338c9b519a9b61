/**
 * `npm run search:log -- [--days=30]` prints the searches of visitors that had no answer or whose results nobody opened, the most frequent
 * first, as rows for `tests/site/search/exam/`. Somebody who does not tune the search fills in the page that answers.
 */
import { parseArgs } from "node:util";
import { uaeDay } from "@site/ground/time/uae-time.ts";
import { searchesInVain } from "#domain/analytics/store/index.ts";
import { connectToRead } from "#platform/db/connection.ts";
import { env } from "#platform/process/env.ts";
import { StartError } from "#platform/process/start-error.ts";
import { operate } from "./operator.ts";

function daysAsked(): number {
  const { values } = parseArgs({ options: { days: { type: "string", default: "30" } } });
  const days = Number(values.days);
  if (!Number.isSafeInteger(days) || days < 1) throw new StartError("Usage: npm run search:log -- [--days=30]");
  return days;
}

await operate(async () => {
  const last = uaeDay(Date.now());
  const period = { first: last - daysAsked() + 1, last };
  const { db, close } = connectToRead(env());
  try {
    for (const { text, times, days, isUnanswered } of await searchesInVain(db, period))
      console.log(
        `  - [${JSON.stringify(text)}, , log] # ${times} times on ${days} days, ${isUnanswered ? "no answer" : "nothing opened"}`,
      );
  } finally {
    await close();
  }
});

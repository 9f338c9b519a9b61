import type { Kysely } from "kysely";
import { eraseExpiredApplications } from "./applications/retention.ts";
import { optimize } from "./db/optimize.ts";
import type { Database } from "./db/schema.ts";
import type { Env } from "./env.ts";
import { eraseExpired } from "./leads/privacy.ts";
import { log, logError } from "./log.ts";
import { isFirstWithin, sweepLimits } from "./spam/limits.ts";

export type Jobs = Record<string, (now: number) => Promise<unknown>>;

const hour = 60 * 60_000;
const look = 5 * 60_000;

/** Periodic jobs of the site. */
export const jobsOf = (db: Kysely<Database>, settings: Env, sweepAuth = async () => {}): Jobs => ({
  optimize: () => optimize(db),
  auth: sweepAuth,
  limits: (now) => sweepLimits(db, now),
  retention: async (now) => {
    const { RETAIN_WON_DAYS: wonDays, RETAIN_LEAD_DAYS: leadDays, RETAIN_SPAM_DAYS: spamDays } = settings;
    if ((await eraseExpired(db, { wonDays, leadDays, spamDays }, now)) > 0) log("info", { event: "retention-erased" });
    const { RETAIN_APPLICATION_DAYS: applicationDays, RETAIN_TALENT_POOL_DAYS: talentPoolDays } = settings;
    if ((await eraseExpiredApplications(db, { applicationDays, talentPoolDays, spamDays }, now)) > 0)
      log("info", { event: "applications-erased" });
  },
});

/** Each job runs once an hour, in the process that claims it first. A job that was interrupted runs again an hour later. */
export async function runDue(db: Kysely<Database>, jobs: Jobs, now: number): Promise<void> {
  for (const [name, run] of Object.entries(jobs)) {
    if (await isFirstWithin(db, `job.${name}`, hour, now)) await run(now);
  }
}

/** Checks at once and then every few minutes; stopping waits for running jobs. */
export function startJobs(db: Kysely<Database>, jobs: Jobs) {
  const run = () => runDue(db, jobs, Date.now()).catch(logError);
  let running = run();
  const timer = setInterval(() => {
    running = run();
  }, look);
  return {
    stop: () => {
      clearInterval(timer);
      return running;
    },
  };
}

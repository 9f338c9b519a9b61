import type { Kysely } from "kysely";
import { eraseAnonymous } from "#domain/accounts/store/index.ts";
import { forgetClosed, queueWeekly, sumVisits } from "#domain/analytics/store/index.ts";
import { forgetLapsed } from "#domain/assistants/store/index.ts";
import { remindDays, tellOfEnds } from "#domain/contracts/store/index.ts";
import { forgetRawChats, forgetRawMails, remindAgain, searchAllAnew } from "#domain/leads/store/index.ts";
import { linkAll } from "#domain/people/store/index.ts";
import { eraseExpired, eraseExpiredApplications } from "#domain/privacy/store/index.ts";
import { forgetErased, lapseQuotations, queueChainHead } from "#domain/quotations/store/index.ts";
import { askForTestimonials, countRecord } from "#domain/reputation/index.server.ts";
import { lapseRequested, queueReminders } from "#domain/visits/store/index.ts";
import { keepTime } from "#platform/clock/trust.ts";
import { optimize } from "#platform/db/optimize.ts";
import type { Database } from "#platform/db/schema.ts";
import { currentTime } from "#platform/machine/time.ts";
import { startInterval } from "#platform/machine/timers.ts";
import type { Env } from "#platform/process/env.ts";
import { log, logError } from "#platform/process/log.ts";
import { expectRuns, noteRun } from "#platform/process/task-runs.ts";
import { isFirstWithin, sweepLimits } from "#platform/spam/limits.ts";

/** A task gets the time, and a signal that aborts when the process is about to stop. */
export type Tasks = Record<string, (now: number, signal?: AbortSignal) => Promise<unknown>>;

const hour = 60 * 60_000;
const look = 5 * 60_000;
/**
 * These tasks run more often than once an hour. A customer who asked for a visit today should not wait an hour for the
 * mail that the time is free again.
 */
const sooner: Record<string, number> = { visits: look / 2 };

export const tasksOf = (
  db: Kysely<Database>,
  settings: Env,
  sweepAuth: Tasks[string] = async () => {},
  kindOf: (path: string) => string = () => "",
): Tasks => ({
  analytics: (now) => {
    const { RETAIN_VIEW_DAYS: viewDays, RETAIN_VISIT_DAYS: visitDays } = settings;
    return sumVisits(db, { viewDays, visitDays, kindOf }, now);
  },
  optimize: () => optimize(db),
  auth: async (now) => {
    await sweepAuth(now);
    // If the auth server is hosted elsewhere, these tables are empty, and the query does no harm.
    await eraseAnonymous(db, now);
  },
  weekly: async (now) => {
    if (settings.WEEKLY_REPORT === "on") await queueWeekly(db, now);
  },
  limits: (now) => sweepLimits(db, now),
  ga4: (now) => forgetClosed(db, now),
  quotes: async (now) => {
    await lapseQuotations(db, now);
    await forgetErased(db);
    await queueChainHead(db, now);
  },
  contracts: async (now) => tellOfEnds(db, await remindDays(db), now),
  mails: (now) => forgetRawMails(db, now),
  chats: (now) => forgetRawChats(db, now),
  waiting: (now) => forgetLapsed(db, now),
  visits: (now) => lapseRequested(db, now),
  record: (now) => countRecord(db, now),
  testimonials: (now, signal) => askForTestimonials(db, now, signal),
  reminders: async (now) => {
    await queueReminders(db, now);
    await remindAgain(db, now);
  },
  search: (_, signal) => searchAllAnew(db, signal),
  people: (_, signal) => linkAll(db, signal),
  retention: async (now, signal) => {
    const { RETAIN_WON_DAYS: wonDays, RETAIN_LEAD_DAYS: leadDays, RETAIN_SPAM_DAYS: spamDays } = settings;
    if ((await eraseExpired(db, { wonDays, leadDays, spamDays }, now, signal)) > 0)
      log("info", { event: "retention-erased" });
    const { RETAIN_APPLICATION_DAYS: applicationDays, RETAIN_TALENT_POOL_DAYS: talentPoolDays } = settings;
    if ((await eraseExpiredApplications(db, { applicationDays, talentPoolDays, spamDays }, now)) > 0)
      log("info", { event: "applications-erased" });
  },
});

/** These tasks do not depend on the date. The others erase, expire, sum up or send mails by the date, so they wait while the clock may be wrong. */
const onAnyClock = new Set(["optimize", "limits", "search", "people"]);

/**
 * Runs the scheduled tasks that are due. Each runs once an hour or more often, in the process that claims it first. An interrupted task
 * runs again after the same interval.
 */
export async function runDue(db: Kysely<Database>, tasks: Tasks, now: number, signal?: AbortSignal): Promise<void> {
  for (const [name, run] of Object.entries(tasks)) {
    const { doubt } = await keepTime(db, now);
    if (signal?.aborted || (doubt && !onAnyClock.has(name))) continue;
    if (!(await isFirstWithin(db, `job.${name}`, sooner[name] ?? hour, now))) continue;
    await run(now, signal);
    if (!signal?.aborted) await noteRun(db, name, now);
  }
}

/** Looks for due tasks at once and then every few minutes. `stop` aborts the signal and waits until the running task has ended. */
export function startTasks(db: Kysely<Database>, tasks: Tasks) {
  const stopping = new AbortController();
  const run = () => runDue(db, tasks, currentTime(), stopping.signal).catch(logError);
  let running = expectRuns(db, Object.keys(tasks), currentTime()).catch(logError).then(run);
  const timer = startInterval(look, () => {
    running = running.then(run);
  });
  return {
    stop: () => {
      timer.cancel();
      stopping.abort();
      return running;
    },
  };
}

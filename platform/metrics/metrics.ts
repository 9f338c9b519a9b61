import { createHash, timingSafeEqual } from "node:crypto";
import { retries } from "#platform/db/retry.ts";
import { plainResponse } from "#platform/http/plain-response.ts";
import { currentTime } from "#platform/machine/time.ts";
import { processMetrics, watchEventLoop } from "./process.ts";
import { countRequests, type RequestCounts } from "./requests.ts";
import type { State } from "./state.ts";
import { contentType, gauge, type Metric, textOf } from "./text.ts";

export interface Metrics {
  counts: RequestCounts;
  /** The answer to a scrape; null if this site has no /metrics, so that the visitor gets the usual page for an unknown address. */
  answer(authorization: string | undefined): Promise<Response> | null;
}

/** For this time (in ms) all scrapes get the state from one database query, so that repeated scrapes cannot overload the database. */
const fresh = 5000;

/** Answers `/metrics` in the format of Prometheus to anybody who sends the token. */
export function createMetrics(token: string | undefined, look: () => Promise<State>, clock = currentTime): Metrics {
  const counts = countRequests();
  if (token === undefined) return { counts, answer: () => null };
  watchEventLoop();
  const right = digest(`Bearer ${token}`);
  let last: { at: number; state: Promise<State> } | undefined;
  const state = () => {
    if (!last || clock() - last.at > fresh) last = { at: clock(), state: look() };
    return last.state;
  };
  const answer = async (authorization: string | undefined) => {
    // All digests have the same length. So the time of the comparison reveals neither the length of the token nor a part of it.
    if (!timingSafeEqual(digest(authorization ?? ""), right))
      return plainResponse(401, { "www-authenticate": "Bearer" });
    const text = textOf([...counts.metrics(), ...processMetrics(), retryMetric(), ...stateMetrics(await state())]);
    return new Response(text, { headers: { "content-type": contentType, "cache-control": "no-store" } });
  };
  return { counts, answer };
}

const digest = (text: string) => createHash("sha256").update(text).digest();

const retryMetric = (): Metric => ({
  name: "windtower_transactions_retried_total",
  help: "Transactions that PostgreSQL asked to try again, by its code.",
  type: "counter",
  samples: [...retries].map(([code, times]) => [{ code }, times]),
});

const stateMetrics = (state: State): Metric[] => [
  gauge("windtower_database_up", "1 if the database answers.", Number(state.databaseAnswers)),
  gauge(
    "windtower_database_writable",
    "1 if the database stored a row a moment ago.",
    Number(state.databaseAnswers && !state.databaseRefuses),
  ),
  gauge(
    "windtower_clock_trusted",
    "1 if the time is right as far as the site can tell; under another one nothing is erased.",
    state.clock && Number(state.clock.doubt === null),
  ),
  {
    name: "windtower_job_age_seconds",
    help: "Since each hourly job last ran.",
    type: "gauge",
    samples: Object.entries(state.taskAges ?? {}).map(([name, age]) => [{ name }, age]),
  },
  gauge("windtower_outbox_pending", "Messages that wait, reminders not counted.", state.outboxPending),
  gauge("windtower_outbox_oldest_seconds", "How long the oldest of them has waited.", state.outboxOldest),
  gauge("windtower_outbox_given_up", "Messages that need somebody.", state.outboxGivenUp),
  gauge("windtower_mail_failures_last_hour", "Attempts to send a mail that failed.", state.mailFailures),
  gauge("windtower_mailbox_age_seconds", "Since the mailbox of answers was last read.", state.mailboxAge),
  gauge("windtower_mailbox_mail_seconds", "Since a mail came there.", infinite(state.mailboxMail)),
  gauge("windtower_leads_today", "Leads since midnight in the UAE, without spam.", state.leadsToday),
  gauge("windtower_leads_usual", "Leads until this time of such a weekday, mean of four weeks.", state.leadsUsual),
  gauge("windtower_disk_free_bytes", "Free space where DATA_DIR is.", state.diskFree),
  gauge("windtower_disk_size_bytes", "Size of that disk.", state.diskSize),
  gauge("windtower_backup_age_seconds", "Since the newest backup was finished.", infinite(state.backupAge)),
  gauge("windtower_certificate_days", "Days until the certificate ends.", infinite(state.certificateDays)),
];

/** An infinite value becomes a very large or very small number: no backup or no certificate is the worst value, not a missing one. */
const infinite = (value: number | undefined) =>
  value === undefined || Number.isFinite(value) ? value : value > 0 ? 1e12 : -1e6;

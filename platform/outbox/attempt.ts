import type { Kysely } from "kysely";
import type { Database } from "#platform/db/schema.ts";
import { uptime } from "#platform/machine/time.ts";
import { timeoutSignal, wait } from "#platform/machine/timers.ts";
import { log } from "#platform/process/log.ts";
import { codeOf } from "#platform/process/start-error.ts";
import { backoffAfter, backoffAfterRefusal, maxAttempts, refusedFor } from "./backoff.ts";
import { markDead, markSent, postpone, removeMessage } from "./settle.ts";
import { DeliveryRefusal, GiveUp, type Handlers, type Message, TryLater } from "./types.ts";

export interface WorkOptions {
  now(): number;
  /** The timeout of a handler in milliseconds. */
  patience?: number;
}

/**
 * The default timeout of a handler. Together with the retries in `retryWrite` it must stay below the lease. Otherwise another process could
 * start the message while this process still works on it.
 */
const ninetySeconds = 90_000;

type Outcome = "sent" | "moot" | { error: unknown };

/** Makes one attempt to deliver one message. No database transaction is open during network calls. */
export async function attemptDelivery(
  db: Kysely<Database>,
  handlers: Handlers,
  message: Message,
  { now, patience = ninetySeconds }: WorkOptions,
): Promise<void> {
  const at = now();
  const startedAt = uptime();
  const outcome = await send(handlers, message, at, patience);
  const attempt = { at, ms: Math.round(uptime() - startedAt) };
  await retryWrite(async () => {
    if (outcome === "sent") return markSent(db, message, attempt);
    if (outcome === "moot") return removeMessage(db, message);
    const { error } = outcome;
    if (isLast(message, error, at)) return markDead(db, message, attempt, shortMessage(error));
    const refusedAt = error instanceof DeliveryRefusal ? (message.refusedAt ?? at) : message.refusedAt;
    return postpone(db, message, attempt, shortMessage(error), {
      refusedAt,
      nextAt: now() + waitAfter(message, error, at),
    });
  });
}

function waitAfter({ attempts, refusedAt }: Message, error: unknown, at: number): number {
  if (error instanceof DeliveryRefusal) return backoffAfterRefusal(at - (refusedAt ?? at));
  return backoffAfter(attempts, error instanceof TryLater ? error.ms : 0);
}

async function send(handlers: Handlers, message: Message, at: number, patience: number): Promise<Outcome> {
  const { id, topic, attempts: count } = message;
  try {
    if (count > maxAttempts) throw new Error("The process ended in the middle of each attempt");
    const handler = handlers[topic];
    if (!handler) throw new Error(`Nobody knows how to send ${topic}`);
    return await inTime(patience, (signal) => handler(message, signal));
  } catch (error) {
    const dead = isLast(message, error, at);
    const event = dead ? "outbox-dead" : "outbox-retry";
    log(dead ? "error" : "warn", { event, id, topic, count, code: codeOf(error) });
    return { error };
  }
}

const isLast = ({ attempts, refusedAt }: Message, error: unknown, at: number) =>
  attempts >= maxAttempts ||
  error instanceof GiveUp ||
  (error instanceof DeliveryRefusal && refusedAt !== null && at - refusedAt >= refusedFor);

/** Runs a handler with a timeout. A handler that never returns counts as a failure. */
function inTime<T>(ms: number, run: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const signal = timeoutSignal(ms);
  const late = new Promise<never>((_, reject) => {
    signal.addEventListener("abort", () => reject(new Error(`No answer within ${ms / 1000} s`)));
  });
  return Promise.race([run(signal), late]);
}

/** Retries a write while the database is unreachable. If a sent message were not recorded as sent, it would be sent again. */
async function retryWrite(write: () => Promise<void>, until = uptime() + 120_000): Promise<void> {
  try {
    await write();
  } catch (error) {
    if (uptime() > until) throw error;
    await wait(1000);
    await retryWrite(write, until);
  }
}

/** The error as one line for the inbox. E-mail addresses are removed, because mail servers often quote the recipient that they refuse. */
export const shortMessage = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error))
    .replace(/\S+@\S+/g, "…")
    .replace(/[\s\p{Cc}]+/gu, " ")
    .slice(0, 300);

import type { Kysely } from "kysely";
import type { Database } from "#platform/db/schema.ts";
import { machine } from "#platform/machine/machine.ts";
import { currentTime, uptime } from "#platform/machine/time.ts";
import { startTimer, wait } from "#platform/machine/timers.ts";
import { logError } from "#platform/process/log.ts";
import { withSpan } from "#platform/trace/trace.ts";
import { attemptDelivery } from "./attempt.ts";
import { claim } from "./claim.ts";
import { onOutboxFilled } from "./enqueue.ts";
import { timedTopics } from "./messages.ts";
import { sweep } from "./sweep.ts";
import type { Handlers, Message } from "./types.ts";

export interface OutboxOptions {
  now?(): number;
  /** Returns false while the clock is in doubt. Reminders then wait. */
  isTimeTrusted?(): boolean;
  /** The time between two polls in milliseconds. */
  poll?: number;
  /** How long `stop` waits for running handlers, in milliseconds. */
  patience?: number;
}

export interface Outbox {
  stop(): Promise<void>;
}

/** The number of messages of one topic that are sent at the same time. Each topic has its own limit, so a slow CRM does not delay mails. */
const places = 5;
const sweepEvery = 10 * 60_000;

/** Sends the messages of the outbox until it is stopped. Several processes may do this at the same time. */
export function startOutbox(
  db: Kysely<Database>,
  handlers: Handlers,
  { now = currentTime, isTimeTrusted = () => true, poll = 5_000, patience = 10_000 }: OutboxOptions = {},
): Outbox {
  const bell = createBell();
  const underWay = new Map<Promise<void>, Message>();
  let stopped = false;
  let sweptAt = Number.NEGATIVE_INFINITY;

  const freeTopics = () => {
    const busy = Object.groupBy(underWay.values(), ({ topic }) => topic);
    const isFree = (topic: string) => (busy[topic]?.length ?? 0) < places;
    return Object.keys(handlers).filter((topic) => isFree(topic) && (isTimeTrusted() || !timedTopics.includes(topic)));
  };
  const begin = (message: Message) => {
    const attempt = () => attemptDelivery(db, handlers, message, { now });
    const done = withSpan(`outbox ${message.topic}`, "internal", {}, attempt).catch(logError);
    underWay.set(done, message);
    void done.finally(() => {
      underWay.delete(done);
      bell.ring();
    });
  };
  const look = async () => {
    // The uptime counts here, because the sweep also repairs what was queued while the clock was ahead.
    if (uptime() - sweptAt >= sweepEvery) {
      sweptAt = uptime();
      await sweep(db, now());
    }
    const own = [...underWay.values()].map(({ id }) => id);
    const claimed = await claim(db, freeTopics(), places, now(), own);
    claimed.forEach(begin);
    return claimed.length;
  };
  const quiet = giveWay();
  const run = async () => {
    while (!stopped) {
      await quiet();
      const found = await look().catch((error: unknown) => {
        logError(error); // The database is unreachable. The next poll tries again.
        return 0;
      });
      if (found === 0 && !stopped) await bell.wait(poll);
    }
    await Promise.race([Promise.allSettled(underWay.keys()), later(patience)]);
  };

  const deaf = onOutboxFilled(bell.ring);
  const running = run();
  return {
    stop() {
      stopped = true;
      deaf();
      bell.ring();
      return running;
    },
  };
}

const busy = 0.8;

/** While the event loop is busy, waits up to a second before the next look at the outbox, because forms of visitors come first. */
function giveWay() {
  let before = machine().eventLoop();
  const isBusy = () => {
    const { active, idle } = before;
    before = machine().eventLoop();
    const worked = before.active - active;
    return worked > busy * (worked + before.idle - idle);
  };
  return async () => {
    for (let waited = 0; isBusy() && waited < 20; waited++) await later(50);
  };
}

const later = (ms: number) => wait(ms, { ref: false });

/** Lets one loop wait until another part of the program calls `ring`. A ring while nobody waits is remembered for the next wait. */
function createBell() {
  let rung = false;
  let hear: (() => void) | undefined;
  return {
    ring: () => {
      rung = true;
      hear?.();
    },
    async wait(ms: number) {
      if (!rung)
        await new Promise<void>((resolve) => {
          const timer = startTimer(ms, resolve);
          hear = () => {
            timer.cancel();
            resolve();
          };
        });
      rung = false;
      hear = undefined;
    },
  };
}

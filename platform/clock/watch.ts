import { performance } from "node:perf_hooks";
import type { Kysely } from "kysely";
import type { Database } from "#platform/db/schema.ts";
import { log, logError } from "#platform/process/log.ts";
import { type Doubt, keepTime, trustTime } from "./trust.ts";

const minute = 60_000;
/** The clock has to run evenly for this long before it is trusted, if nobody confirms the time. */
const longEnough = 48 * 60 * minute;
/** If clock and uptime drift apart by more than this, somebody has set the clock. */
const evenly = 5 * minute;

interface Moment {
  at: number;
  uptime: number;
}

interface Begun extends Moment {
  doubt: Doubt;
}

interface Clocks {
  now?(): number;
  /** The uptime in milliseconds, which does not change when somebody sets the clock. */
  uptime?(): number;
}

/**
 * Looks at the clock for this process. A clock in doubt is trusted once it has run evenly for two days. They begin anew if the process restarts or
 * the clock is set again.
 */
export function clockWatch(db: Kysely<Database>, { now = Date.now, uptime = () => performance.now() }: Clocks = {}) {
  let begun: Begun | undefined;
  let looked: Moment | undefined;

  async function look(): Promise<void> {
    const moment = { at: now(), uptime: uptime() };
    const { at } = moment;
    const { doubt } = await keepTime(db, at);
    looked = moment;
    if (doubt !== (begun?.doubt ?? null)) tell(doubt);
    if (doubt === null) begun = undefined;
    else if (begun?.doubt !== doubt || isSet(begun, at)) begun = { doubt, at, uptime: uptime() };
    else if (doubt !== "apart" && uptime() - begun.uptime >= longEnough) await trustTime(db, null, at);
  }

  const isSet = (since: Moment, at: number) => Math.abs(at - since.at - (uptime() - since.uptime)) > evenly;

  /** A clock that was set since the last look is not trusted until the next one, because reminders are sent within seconds. */
  const isTrusted = () => begun === undefined && looked !== undefined && !isSet(looked, now());

  return { look, isTrusted };
}

const tell = (doubt: Doubt | null) =>
  doubt ? log("error", { event: "clock-doubted", code: doubt }) : log("info", { event: "clock-trusted" });

/** Looks once before anything else is begun, and then each minute. */
export async function watchClock(db: Kysely<Database>) {
  const { look, isTrusted } = clockWatch(db);
  await look().catch(logError);
  const timer = setInterval(() => void look().catch(logError), minute).unref();
  return { isTrusted, stop: () => clearInterval(timer) };
}

export type ClockWatch = Pick<Awaited<ReturnType<typeof watchClock>>, "isTrusted">;

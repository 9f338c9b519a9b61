import type { Kysely } from "kysely";
import type { Database } from "#platform/db/schema.ts";
import { currentTime, uptime as steadyTime } from "#platform/machine/time.ts";
import { startInterval } from "#platform/machine/timers.ts";
import { log, logError } from "#platform/process/log.ts";
import { type Doubt, keepTime, trustTime } from "./trust.ts";

const minute = 60_000;
/** A doubtful clock is trusted after it has run evenly for this time, even if no colleague confirms it. */
const longEnough = 48 * 60 * minute;
/** The time on the clock and the uptime may differ by this much. A larger difference means that somebody has set the clock. */
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
  /** The uptime of this process in milliseconds. It does not change when somebody sets the clock. */
  uptime?(): number;
}

/**
 * Watches the clock of this process. A doubtful clock is trusted after it has run evenly for two days. The two days begin again if the
 * process restarts or somebody sets the clock.
 */
export function clockWatch(db: Kysely<Database>, { now = currentTime, uptime = steadyTime }: Clocks = {}) {
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

  /**
   * After somebody sets the clock, it is not trusted until the next check. Otherwise reminders could be sent in the seconds before that
   * check.
   */
  const isTrusted = () => begun === undefined && looked !== undefined && !isSet(looked, now());

  return { look, isTrusted };
}

const tell = (doubt: Doubt | null) =>
  doubt ? log("error", { event: "clock-doubted", code: doubt }) : log("info", { event: "clock-trusted" });

/** Checks the clock once before anything else starts, and then every minute. */
export async function watchClock(db: Kysely<Database>) {
  const { look, isTrusted } = clockWatch(db);
  await look().catch(logError);
  const timer = startInterval(minute, () => void look().catch(logError)).unref();
  return { isTrusted, stop: () => timer.cancel() };
}

export type ClockWatch = Pick<Awaited<ReturnType<typeof watchClock>>, "isTrusted">;

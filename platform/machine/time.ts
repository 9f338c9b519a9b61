import { machine } from "./machine.ts";

/**
 * The time on the clock of this process, in ms since 1970. Somebody may have set the clock wrongly, so nothing that cannot be undone follows
 * this time alone. The highest time seen is in the table clock_seen; `judge` in platform/clock/trust.ts compares the two, and `isTrusted`
 * of `watchClock` in platform/clock/watch.ts says at once whether the time is trusted (docs/decisions/0101).
 */
export const currentTime = (): number => machine().now();

/** The time on the clock of this process as a date. */
export const currentDate = (): Date => new Date(currentTime());

/** The time since the start of this process, in ms. It does not change when somebody sets the clock, so durations are measured by it. */
export const uptime = (): number => machine().uptime();

/** The zone for `Intl`. */
export const uaeTimeZone = "Asia/Dubai";

const hour = 3_600_000;
const dayMs = 24 * hour;
/** The UAE is four hours ahead of UTC the whole year. */
const offset = 4 * hour;

/** A date whose UTC fields show what the clocks of the UAE show at an instant. */
export const uaeClock = (at: number): Date => new Date(at + offset);

/** The instant at which the clocks of the UAE show this time. */
export const fromUaeClock = (shown: Date | number): number => Number(shown) - offset;

/** The number of the day in the UAE, counted from 1 January 1970. */
export const uaeDay = (at: number): number => Math.floor((at + offset) / dayMs);

/** The instant when the day with that number begins. */
export const uaeDayStart = (day: number): number => day * dayMs - offset;

/** The date of the day with that number, such as 2026-11-21. */
export const dateOfDay = (day: number): string => new Date(day * dayMs).toISOString().slice(0, 10);

/** The time zone for `Intl`. */
export const uaeTimeZone = "Asia/Dubai";

const hour = 3_600_000;
const dayMs = 24 * hour;
/** The UAE is four hours ahead of UTC the whole year. */
const offset = 4 * hour;

/** A date whose UTC fields show the time in the UAE at an instant. */
export const uaeClock = (at: number): Date => new Date(at + offset);

/** The instant at which it is this time in the UAE. */
export const fromUaeClock = (shown: Date | number): number => Number(shown) - offset;

/** The number of the day in the UAE. Day 0 is 1 January 1970. */
export const uaeDay = (at: number): number => Math.floor((at + offset) / dayMs);

/** The instant at which this day begins in the UAE. */
export const uaeDayStart = (day: number): number => day * dayMs - offset;

/** The date of a day by its number, such as 2026-11-21. */
export const dateOfDay = (day: number): string => new Date(day * dayMs).toISOString().slice(0, 10);

const day = 86_400_000;
/** The UAE is four hours ahead, all year. */
const offset = 4 * 3_600_000;

export const isDay = (text: string): boolean =>
  /^(19|20)\d\d-\d\d-\d\d$/.test(text) && new Date(`${text}T00:00Z`).toJSON()?.slice(0, 10) === text;

/** When a day begins in the UAE, or the day that many days later. */
export const dayStart = (text: string, later = 0): number => Date.parse(`${text}T00:00Z`) - offset + later * day;

/** What `dayStart` made the instant of; any other instant as milliseconds. */
export function uaeDay(at: number, later = 0): string {
  const midnight = at + offset - later * day;
  const text = midnight % day === 0 && Math.abs(midnight) < 8e15 ? new Date(midnight).toISOString().slice(0, 10) : "";
  return isDay(text) ? text : String(at);
}

const shortest = 5_000;
const hour = 3_600_000;

/** As many as three days take: a mail server that is down from Friday to Sunday loses nothing. */
export const tries = 80;

/** However long the other side asks us to wait. */
export const longestWait = 6 * hour;

/** Each wait is twice the one before, up to an hour; the random part keeps messages from coming back all at once. */
export function waitAfter(attempts: number, asked = 0, random = Math.random()): number {
  const wait = Math.min(shortest * 2 ** (attempts - 1), hour);
  return Math.round(Math.max(wait * (1 + random / 4), Math.min(asked, longestWait)));
}

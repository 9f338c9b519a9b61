const shortest = 5_000;
const hour = 3_600_000;

/** Enough attempts for three days: nothing is lost if a mail server is down from Friday to Sunday. */
export const maxAttempts = 80;

/** The upper limit, whatever the other server asks for. */
export const longestWait = 6 * hour;

/**
 * Retry with exponential backoff: each wait is twice the previous one, up to an hour, with jitter so that messages do not all return at
 * once.
 */
export function backoffAfter(attempts: number, asked = 0, random = Math.random()): number {
  const wait = Math.min(shortest * 2 ** (attempts - 1), hour);
  return Math.round(Math.max(wait * (1 + random / 4), Math.min(asked, longestWait)));
}

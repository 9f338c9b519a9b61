const shortest = 5_000;
const hour = 3_600_000;

/** Enough attempts for three days: nothing is lost if a mail server is down from Friday to Sunday. */
export const maxAttempts = 80;

/** The upper limit, whatever the other server asks for. */
export const longestWait = 6 * hour;

/** How long a message is tried after it was refused for good. */
export const refusedFor = 4 * hour;

/** After 15 and 30 minutes, 1, 2 and 4 hours: `age` is the time since the first refusal. */
export const backoffAfterRefusal = (age: number, random = Math.random()): number =>
  Math.round(Math.max(age, hour / 4) * (1 + random / 4));

/**
 * Retry with exponential backoff: each wait is twice the previous one, up to an hour, with jitter so that messages do not all return at
 * once.
 */
export function backoffAfter(attempts: number, asked = 0, random = Math.random()): number {
  const wait = Math.min(shortest * 2 ** (attempts - 1), hour);
  return Math.round(Math.max(wait * (1 + random / 4), Math.min(asked, longestWait)));
}

const shortest = 5_000;
const hour = 3_600_000;

/** These are enough attempts for three days, so that nothing is lost if a mail server is down from Friday to Sunday. */
export const maxAttempts = 80;

/** The upper limit of a wait, whatever the other server asks for. */
export const longestWait = 6 * hour;

/** A message is tried for so long after it was first refused for good. */
export const refusedFor = 4 * hour;

/** A refused message is tried again after 15 and 30 minutes, 1, 2 and 4 hours. `age` is the time since the first refusal. */
export const backoffAfterRefusal = (age: number, random = Math.random()): number =>
  Math.round(Math.max(age, hour / 4) * (1 + random / 4));

/** Retries with exponential backoff: each wait is twice the previous one, up to an hour, with jitter so that messages do not all return at once. */
export function backoffAfter(attempts: number, asked = 0, random = Math.random()): number {
  const wait = Math.min(shortest * 2 ** (attempts - 1), hour);
  return Math.round(Math.max(wait * (1 + random / 4), Math.min(asked, longestWait)));
}

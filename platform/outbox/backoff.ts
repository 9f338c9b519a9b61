import { randomShare } from "#platform/machine/chance.ts";

const shortest = 5_000;
const hour = 3_600_000;

/** The number of attempts for one message. They last three days, so that nothing is lost if a mail server is down from Friday to Sunday. */
export const maxAttempts = 80;

/** The longest time between two attempts, even if the other server asks for more. */
export const longestWait = 6 * hour;

/** After the first permanent refusal, a message is tried again for this long. */
export const refusedFor = 4 * hour;

/**
 * Returns the wait until the next attempt, where `age` is the time since the first refusal. The attempts follow about 15 and 30 minutes and
 * 1, 2 and 4 hours after the first refusal. A random part is added.
 */
export const backoffAfterRefusal = (age: number, random = randomShare()): number =>
  Math.round(Math.max(age, hour / 4) * (1 + random / 4));

/**
 * Returns the wait before the next attempt (exponential backoff). Each wait is twice the previous one, up to an hour. A random part is
 * added, so that messages are not all tried at the same time. `retryAfter` is the wait that the other server asked for.
 */
export function backoffAfter(attempts: number, retryAfter = 0, random = randomShare()): number {
  const wait = Math.min(shortest * 2 ** (attempts - 1), hour);
  return Math.round(Math.max(wait * (1 + random / 4), Math.min(retryAfter, longestWait)));
}

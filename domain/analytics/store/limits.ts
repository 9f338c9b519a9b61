import { uaeDay } from "@site/ground/time/uae-time.ts";
import { LRUCache } from "lru-cache";
import { budgets } from "#platform/http/budgets.ts";
import { randomBytes } from "#platform/machine/chance.ts";
import type { Sender } from "./sender.ts";
import { hashOf, visitorOf } from "./visitor.ts";

/**
 * A visitor is one network address with one browser. A visitor who sends too many beacons within a minute is ignored for the rest of the
 * day.
 */
export const { aMinuteByVisitor: perMinute, aMinuteByAddress: perAddress, aSecond: perSecond } = budgets.beacons;
export const perDay: number = budgets.beacons.aDay;

const minute = 60_000;

/**
 * Checks the limits. The counters are in memory, because a database row for each beacon would cost more than the beacon itself. The keys of
 * the counters are hashes with a secret of this process, so no network address is stored.
 */
export function createLimits(now: () => number) {
  const key = randomBytes(32).toString("base64url");
  const [ofSecond, ofDay] = [counter(), counter()];
  const [ofAddress, ofVisitor] = [counters(), counters()];
  const ignoredOn = new LRUCache<string, number>({ max: 20_000 });

  /** Counts one more beacon, and tells whether all senders together are still below the limits. */
  const hasRoom = (): boolean => ofSecond(Math.floor(now() / 1000)) <= perSecond && ofDay(uaeDay(now())) <= perDay;
  return {
    hasRoom,
    admits(sender: Pick<Sender, "address" | "agent">): boolean {
      const at = now();
      const current = Math.floor(at / minute);
      if (ofAddress(hashOf(key, sender.address), current) > perAddress) return false;
      const visitor = hashOf(key, visitorOf(sender));
      if (ofVisitor(visitor, current) > perMinute) ignoredOn.set(visitor, uaeDay(at));
      return ignoredOn.get(visitor) !== uaeDay(at) && hasRoom();
    },
  };
}

/**
 * Returns a function that counts its calls within a span of time, such as a minute. When the number of the span changes, it starts again at
 * 1.
 */
function counter() {
  let [span, n] = [-1, 0];
  return (current: number): number => {
    n = current === span ? n + 1 : 1;
    span = current;
    return n;
  };
}

function counters() {
  const known = new LRUCache<string, ReturnType<typeof counter>>({ max: 20_000 });
  return (who: string, current: number): number => {
    const count = known.get(who) ?? counter();
    known.set(who, count);
    return count(current);
  };
}

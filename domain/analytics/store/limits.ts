import { randomBytes } from "node:crypto";
import { uaeDay } from "@site/ground/time/uae-time.ts";
import { LRUCache } from "lru-cache";
import type { Sender } from "./sender.ts";
import { hashOf, visitorOf } from "./visitor.ts";

/** The most beacons of one visitor in a minute. A visitor who sends more is not counted until the next day. */
export const perMinute = 60;
/** The most beacons of one address in a minute, whatever browsers it claims to have. Many phones may share one address. */
export const perAddress = 600;
export const perSecond = 300;
/** A busy day brings a twentieth of this. A flood that keeps to all other limits fills no disk. */
export const perDay = 1_000_000;

const minute = 60_000;

/**
 * Counts in memory, because a row for each beacon would cost more than the beacon. The keys are made with a secret of this process, so that no
 * address is kept.
 */
export function createLimits(now: () => number) {
  const key = randomBytes(32).toString("base64url");
  const [ofSecond, ofDay] = [counter(), counter()];
  const [ofAddress, ofVisitor] = [counters(), counters()];
  const ignoredOn = new LRUCache<string, number>({ max: 20_000 });

  /** Tells whether the limits of all senders together allow one more beacon. */
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

/** Returns how many calls there have been in this span of time, this one included. */
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

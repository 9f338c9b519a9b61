import { uaeDayStart } from "@site/ground/time/uae-time.ts";
import { describe, expect, it } from "vitest";
import { createLimits, perAddress, perDay, perMinute, perSecond } from "./limits.ts";

const second = 1000;
const day = 86_400_000;

describe("the number of reports of pages is limited", () => {
  const start = () => {
    let at = uaeDayStart(20_780);
    const limits = createLimits(() => at);
    const admitted = (times: number, sender: (n: number) => { address: string; agent: string }) => {
      let taken = 0;
      for (let n = 0; n < times; n += 1) {
        // The clock moves on by 5 ms for each report, so the limit per second is never reached.
        at += 5;
        if (limits.admits(sender(n))) taken += 1;
      }
      return taken;
    };
    const pass = (ms: number) => {
      at += ms;
    };
    return { limits, admitted, pass };
  };
  const one = () => ({ address: "94.200.1.2", agent: "Firefox" });

  it("for one visitor in a minute, and after that until tomorrow", () => {
    const { admitted, pass } = start();
    expect(admitted(perMinute + 5, one)).toBe(perMinute);
    pass(3600 * second);
    expect(admitted(1, one)).toBe(0);
    expect(
      admitted(1, () => ({ address: "94.200.1.2", agent: "Safari" })),
      "a neighbour",
    ).toBe(1);
    pass(day);
    expect(admitted(1, one)).toBe(1);
  });

  it("for one address in a minute, whatever browsers it claims to have", () => {
    const { admitted, pass } = start();
    const liar = (n: number) => ({ address: "94.200.1.2", agent: `Firefox/${n}` });
    expect(admitted(2 * perAddress, liar)).toBe(perAddress);
    expect(admitted(1, () => ({ address: "94.200.1.3", agent: "Firefox" }))).toBe(1);
    pass(60 * second);
    expect(admitted(1, liar)).toBe(1);
  });

  it("for all senders together in a second and in a day", () => {
    const { limits, pass } = start();
    const taken = (times: number) => Array.from({ length: times }, () => limits.hasRoom()).filter(Boolean).length;
    expect(taken(perSecond + 50)).toBe(perSecond);
    let today = perSecond;
    for (let seconds = 0; seconds < perDay / perSecond + 10; seconds += 1) {
      pass(second);
      today += taken(perSecond);
    }
    expect(today).toBe(perDay);
    pass(day);
    expect(taken(10)).toBe(10);
  });
});

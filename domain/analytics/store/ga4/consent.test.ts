import fc from "@site/testing/fast-check.ts";
import { describe, expect, it } from "vitest";
import { agreedAs, clientIn, consentCookie } from "./consent.ts";

const client = "4f1c9d1e-7a55-4c7e-9c51-0d9e3b1f2a60";
const sent = (cookie: string, more: Record<string, string> = {}) => new Headers({ cookie, ...more });

describe("the consent to Google Analytics", () => {
  it("is read from its own cookie, among other cookies", () => {
    const value = consentCookie(client, true).split(";", 1)[0] ?? "";
    for (const cookie of [value, `a=b; ${value}`, `${value}; access=x.y.z`, `ga=; ${value}`])
      expect(clientIn(sent(cookie))).toBe(client);
    expect(clientIn(new Headers())).toBeNull();
  });

  it("is kept for a year, and scripts and other sites cannot read it", () => {
    expect(consentCookie(client, true)).toBe(
      `ga=1.${client}; Path=/; Max-Age=31536000; HttpOnly; SameSite=Lax; Secure`,
    );
    expect(consentCookie(null, false)).toBe("ga=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax");
  });

  it.each<Record<string, string>>([{ "sec-gpc": "1" }, { dnt: "1" }])(
    "does not count with the signal %o, and can still be withdrawn",
    (signal) => {
      const headers = sent(`ga=1.${client}`, signal);
      expect(clientIn(headers)).toBeNull();
      expect(agreedAs(headers)).toBe(client);
    },
  );

  it.each([
    "ga=yes",
    "ga=1",
    "ga=1.",
    `ga=2.${client}`,
    `ga=01.${client}`,
    `ga=1.${client}x`,
    `ga=1.${client.toUpperCase()}`,
    `xga=1.${client}`,
    `ga=1.${client.replaceAll("-", "")}`,
    `ga="1.${client}"`,
    "ga=1.' or 1=1 --",
    "ga=1.../../admin",
  ])("does not count if somebody made it up: %s", (cookie) => {
    expect(agreedAs(sent(cookie))).toBeNull();
  });

  it("is found or refused quickly, whatever a browser may send", () => {
    const huge = `ga=1.${"4f1c9d1e-".repeat(200_000)}`;
    const before = process.threadCpuUsage();
    expect(agreedAs(sent(huge))).toBeNull();
    expect(agreedAs(sent(`${"ga=1.;".repeat(200_000)}ga=1.${client}`))).toBe(client);
    expect(process.threadCpuUsage(before).user, "microseconds of processor").toBeLessThan(500_000);
    const text = fc.string({ unit: fc.constantFrom(..."ga=1.;- 4f") });
    fc.assert(fc.property(text, (cookie) => agreedAs(sent(cookie)) === null));
  });
});

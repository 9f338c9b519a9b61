import fc from "@site/testing/fast-check.ts";
import { describe, expect, test } from "vitest";
import { doubtBar, judge, type SpamFacts, spamBar } from "./spam.ts";

const honest: SpamFacts = {
  name: "Sara Al Mansoori",
  message: "The AC in the majlis drips. Second floor, near the mosque. Can you come tomorrow?",
  honeypot: "",
  elapsed: 45_000,
  repeated: 0,
};
const judged = (changes: Partial<SpamFacts>) => judge({ ...honest, ...changes });

describe("people", () => {
  test.each([
    ["in English", {}],
    ["in Arabic", { name: "آمنة سيف", message: "المكيف في المجلس لا يبرد ويقطر الماء على الأرض منذ أمس مساءً" }],
    ["in Hindi", { message: "बैठक का एसी पानी टपका रहा है, कृपया कल आकर देखें और बताएं कितना खर्च होगा" }],
    ["in a word", { message: "AC repair" }],
    ["without a script", { elapsed: undefined }],
    ["with a map's link", { message: "Here we are: https://maps.app.goo.gl/abc Villa 12" }],
    ["of a company with a site", { message: "We are Al Noor Trading, www.alnoor.ae, and need an AMC for 3 floors." }],
    ["in capitals", { message: "URGENT!!! AC NOT WORKING, BABY AT HOME" }],
    ["with an odd name", { name: "McDonald O'Neil-Ibn Al-Sheikh" }],
  ])("%s are let through", (_, changes) => {
    expect(judged(changes).score).toBeLessThan(doubtBar);
  });

  test("who write in Russian or Chinese are let through", () => {
    const message = "Здравствуйте, у нас течёт кондиционер в гостиной, можете приехать завтра?";
    expect(judged({ message }).score).toBeLessThan(doubtBar);
  });
});

describe("robots", () => {
  test.each<[string, Partial<SpamFacts>]>([
    ["honeypot", { honeypot: "http://x.example" }],
    ["too-fast", { elapsed: 1999 }],
    ["links", { message: "See https://a.example https://b.example https://c.example" }],
    ["markup", { message: "Nice site <a href='x'>here</a>" }],
    ["markup", { message: "[url=https://x.example]x[/url]" }],
    ["link-in-name", { name: "www.cheap-pills.ru" }],
    ["known-pattern", { message: "We offer SEO services and backlinks: first page of Google! Opt out any time." }],
    ["repeated", { repeated: 0.6 }],
    ["gibberish", { name: "WlNqKpPzRtXc", message: "QbRtZvXcKlMnPq" }],
  ])("are recognised by %s", (reason, changes) => {
    const { score, reasons } = judged(changes);
    expect(score).toBeGreaterThanOrEqual(spamBar);
    expect(reasons).toContain(reason);
  });

  test("are doubted first, and certain later", () => {
    const { score, reasons } = judged({ message: "Visit example.com and another.org today" });
    expect(score).toBeGreaterThanOrEqual(doubtBar);
    expect(score).toBeLessThan(spamBar);
    expect(reasons).toEqual(["links"]);
    expect(judged({ message: "Please check your аccount with our teаm" }).reasons).toEqual(["disguised-letters"]);
  });
});

test("any text gets a score from 0 to 100 with its reasons, without catastrophic backtracking", () => {
  const text = fc.oneof(
    fc.string({ unit: "binary" }),
    fc.lorem(),
    fc.constantFrom("www.".repeat(1000), "aА".repeat(2000)),
  );
  fc.assert(
    fc.property(text, text, text, fc.nat(5000), (name, message, honeypot, elapsed) => {
      const began = process.threadCpuUsage();
      const { score, reasons } = judged({ name, message, honeypot, elapsed });
      expect(process.threadCpuUsage(began).user, "microseconds of processor, however busy the machine").toBeLessThan(
        5e5,
      );
      expect(score >= 0 && score <= 100).toBe(true);
      expect(reasons.length > 0).toBe(score > 0);
    }),
    { numRuns: 300 },
  );
});

import { expect, test } from "vitest";
import { similarPages } from "./similar.server.ts";

test.each([
  ["/servces/air-conditionig", "/services/air-conditioning"],
  ["/dubai/ac-service", "/dubai/ac-services"],
  ["/ac/dubai-marina", "/dubai/ac-services/dubai-marina"],
  ["/contct", "/contact"],
  ["/no-power", "/help/no-power"],
  ["/why-does-ac-drip", "/blog/why-your-ac-drips-indoors"],
])("for %s it suggests %s", (typed, meant) => {
  expect(similarPages(typed, "en")).toContain(meant);
});

test("an address that is like no page gets no suggestion, and a long address is no problem", () => {
  expect(similarPages("/zzzz/qqqq", "en")).toEqual([]);
  expect(similarPages("/no-such-page-here", "en")).toEqual([]);
  expect(similarPages(`/${"x".repeat(100_000)}`, "ar")).toEqual([]);
});

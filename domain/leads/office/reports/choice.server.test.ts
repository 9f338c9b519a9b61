import { expect, it } from "vitest";
import { choiceOf, spansOf } from "./choice.server.ts";

const now = Date.parse("2026-03-01T00:30+04:00");
const choiceFrom = (query: string) => choiceOf(new URLSearchParams(query), now);

it("a report begins with this month by colleague, in days of the UAE", () => {
  expect(choiceFrom("")).toEqual({
    by: "assignee",
    from: "2026-03-01",
    to: "2026-03-01",
    begins: Date.parse("2026-03-01T00:00+04:00"),
    ends: Date.parse("2026-03-02T00:00+04:00"),
  });
});

it("a report accepts any days that are in order, and nothing else", () => {
  expect(choiceFrom("by=campaign&from=2025-11-03&to=2026-01-31")).toMatchObject({
    by: "campaign",
    from: "2025-11-03",
    to: "2026-01-31",
    ends: Date.parse("2026-02-01T00:00+04:00"),
  });
  for (const wrong of [
    "from=2026-02-31&to=2026-03-01",
    "from=2026-02-02&to=2026-02-01",
    "from=2026-02-02",
    "from=%00&to=9",
  ])
    expect(choiceFrom(`by=__proto__&${wrong}`)).toEqual(choiceFrom(""));
});

it("a report knows this month, the month before and this year", () => {
  expect(spansOf(now).map(({ from, to }) => `${from} ${to}`)).toEqual([
    "2026-03-01 2026-03-01",
    "2026-02-01 2026-02-28",
    "2026-01-01 2026-03-01",
  ]);
});

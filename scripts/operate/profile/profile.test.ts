import { expect, test } from "vitest";
import { company } from "#site/content/content.server.ts";
import { profileText } from "./text.ts";

const of = { company: company(), origin: "https://a.example", day: "2026-12-01" };

test("a profile has hours, holidays and links that are counted, and no invented price", () => {
  const text = profileText("en", of);
  expect(text).toContain("Friday: 09:00–13:00");
  expect(text).toContain("Saturday: closed");
  expect(text).toContain("National Day: 2 December 2026 – 3 December 2026");
  expect(text).toMatch(/Eid Al Fitr: .*\(a forecast/);
  expect(text).toContain("https://a.example/quotation?utm_source=google&utm_medium=organic&utm_campaign=profile");
  expect(text).not.toMatch(/AED \d/);
});

test("the Arabic profile has the same parts", () => {
  const parts = (text: string) => text.match(/^# /gm)?.length;
  expect(parts(profileText("ar", of))).toBe(parts(profileText("en", of)));
});

test("the categories are those of the company's trades", () => {
  const scope = { cities: "all" as const, trades: ["painting"], without: [] };
  expect(profileText("en", { ...of, scope })).toMatch(/# Categories[^\n]*\nPainter\n\n/);
});

import { expect, test } from "vitest";
import { amount, duration, share } from "./figure.ts";
import { translator } from "./t.ts";

const minute = 60_000;
const said = (language: "en" | "ar", ms: number) => translator(language, "colleagues")(...duration(ms));

test("a duration is written as one would say it", () => {
  expect(said("en", 20_000)).toBe("1 minute");
  expect(said("en", 89 * minute)).toBe("89 minutes");
  expect(said("en", 90 * minute)).toBe("2 hours");
  expect(said("en", 47 * 60 * minute)).toBe("47 hours");
  expect(said("en", 48 * 60 * minute)).toBe("2 days");
});

test("a duration in Arabic has its plurals", () => {
  expect([1, 2, 5, 45].map((count) => said("ar", count * minute))).toEqual(["دقيقة", "دقيقتان", "5 دقائق", "45 دقيقة"]);
});

test("numbers have Western digits", () => {
  expect(amount(1_234_567)).toBe("1,234,567");
  expect(share(0.666)).toBe("67%");
});

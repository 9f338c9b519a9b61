import { expect, test } from "vitest";
import { spokenSpan } from "./uae-span.ts";

const at = (time: string) => Date.parse(`${time}+04:00`);
const now = at("2026-12-01T10:00");

test("a window is written as people say it, in full where morning and evening could be confused", () => {
  const noon = [at("2026-12-06T12:00"), at("2026-12-06T14:00")] as const;
  expect(spokenSpan(...noon, "en", now)).toBe("Sunday, 12 to 2");
  expect(spokenSpan(...noon, "ar", now)).toBe("الأحد، 12 إلى 2");
  expect(spokenSpan(at("2026-12-13T09:30"), at("2026-12-13T11:30"), "en", now)).toBe(
    "Sunday, 13 December, 9:30 to 11:30",
  );
  expect(spokenSpan(at("2026-12-06T17:00"), at("2026-12-06T19:00"), "en", now)).toBe("Sunday, 5:00 PM to 7:00 PM");
  expect(spokenSpan(at("2026-12-06T22:00"), at("2026-12-07T00:00"), "en", now)).toBe("Sunday, 10:00 PM to 12:00 AM");
});

import { expect, test } from "vitest";
import { daysOf } from "./ranges.ts";

test("days are those of the UAE: on Saturday evening in Greenwich it is already Sunday there", () => {
  const { from, names } = daysOf(7, Date.parse("2026-11-21T21:00:00Z"));
  expect(names).toHaveLength(7);
  expect(names[0]).toBe("2026-11-16");
  expect(names.at(-1)).toBe("2026-11-22");
  expect(new Date(from).toISOString()).toBe("2026-11-15T20:00:00.000Z");
});

test("a range includes today until its last moment", () => {
  const { names } = daysOf(30, Date.parse("2026-03-01T19:59:59.999Z"));
  expect(names.at(-1)).toBe("2026-03-01");
  expect(names[0]).toBe("2026-01-31");
});

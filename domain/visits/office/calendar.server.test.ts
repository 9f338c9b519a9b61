import { uaeClock } from "@site/ground/time/uae-time.ts";
import { describe, expect, it } from "vitest";
import { lapsesAt } from "./calendar.server.ts";

const day = { open: "08:00", close: "18:00" };
const week = { monday: day, tuesday: day, wednesday: day, thursday: day, friday: day };
const set = (confirm = true) => ({
  hours: { hours: week, datedHours: [] },
  holidays: [],
  visits: { online: true, services: [], noticeHours: 0, horizonDays: 14, confirm },
});
const at = (when: string) => Date.parse(`2026-${when}:00+04:00`);
const lapses = (requestedAt: string, from: string) => {
  const instant = lapsesAt(set(), at(requestedAt), at(from));
  return instant === null ? null : uaeClock(instant).toISOString().slice(5, 16);
};

describe("a time that the office has to confirm becomes free again", () => {
  it("after 24 working hours if the visit is far ahead", () => {
    expect(lapses("11-30T09:00", "12-08T14:00")).toBe("12-02T13:00");
  });

  it("two working hours before the visit if that is sooner; the night does not count", () => {
    expect(lapses("11-30T09:00", "11-30T14:00")).toBe("11-30T12:00");
    expect(lapses("11-30T12:00", "12-01T09:00")).toBe("11-30T17:00");
  });

  it("after half of the remaining time if that is short, and never after the visit has begun", () => {
    expect(lapses("11-30T09:00", "11-30T11:00")).toBe("11-30T10:00");
    expect(lapses("11-30T20:00", "12-01T08:00")).toBe("12-01T08:00");
  });

  it("never if times are booked at once", () => {
    expect(lapsesAt(set(false), at("11-30T09:00"), at("11-30T14:00"))).toBeNull();
  });
});

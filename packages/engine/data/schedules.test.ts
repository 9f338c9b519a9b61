import { expect, test } from "vitest";
import { scheduleIds, schedules } from "./schedules.ts";

test.each(scheduleIds)("%s has 24 shares", (id) => {
  const series = schedules[id];
  expect(series).toHaveLength(24);
  expect(series.every((share) => share >= 0 && share <= 1)).toBe(true);
});

test("each template reaches its full gain once a day, except a closed day and a mosque between Fridays", () => {
  const full = scheduleIds.filter((id) => Math.max(...schedules[id]) === 1);
  expect(scheduleIds.filter((id) => !full.includes(id))).toEqual(["office-day", "mosque-day", "hotel-room", "closed"]);
});

test("Friday's prayer is the fullest hour of a mosque's week", () =>
  expect(Math.max(...schedules["mosque-day"])).toBeLessThan(Math.max(...schedules["mosque-friday"])));

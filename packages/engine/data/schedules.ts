import { keysOf } from "@site/typed";

const between = (from: number, to: number, inside = 1, outside = 0) =>
  Array.from({ length: 24 }, (_, index) => (index + 1 > from && index + 1 <= to ? inside : outside));

/** Turns per cent into shares, for each hour from 1 to 24. */
const percent = (...values: number[]) => values.map((value) => value / 100);

/**
 * The share of the full gain at each hour from 1 to 24. The values are assumptions from practice, confidence low. The first six schedules are on
 * or off. A home uses `always`, because it is sized for a day when everybody is at home. Most others rise and fall with the day. On Friday the
 * mosque is full at both 13 and 14 o'clock, because the hour of the prayer has been changed in the past.
 */
export const schedules = {
  always: between(0, 24),
  evening: between(17, 23, 1, 0.2),
  office: between(7, 18, 1, 0.05),
  shop: between(9, 22, 1, 0.1),
  restaurant: between(11, 24, 1, 0.1),
  school: between(7, 15, 1, 0.05),
  "office-day": percent(0, 0, 0, 0, 0, 5, 20, 70, 95, 95, 95, 95, 50, 80, 95, 95, 90, 50, 20, 10, 5, 5, 0, 0),
  "shop-day": percent(5, 5, 5, 5, 5, 5, 5, 5, 10, 30, 45, 55, 60, 50, 45, 50, 60, 75, 85, 95, 100, 90, 50, 10),
  "restaurant-day": percent(20, 5, 5, 5, 5, 5, 5, 5, 5, 10, 20, 40, 90, 100, 60, 30, 20, 30, 50, 90, 100, 100, 70, 40),
  "mosque-day": percent(2, 2, 2, 5, 25, 10, 2, 2, 2, 2, 2, 15, 30, 10, 10, 25, 10, 5, 35, 35, 15, 2, 2, 2),
  "mosque-friday": percent(2, 2, 2, 5, 25, 10, 2, 2, 2, 2, 10, 60, 100, 100, 20, 25, 10, 5, 35, 35, 15, 2, 2, 2),
  "school-day": percent(0, 0, 0, 0, 0, 0, 10, 90, 100, 80, 100, 100, 60, 100, 50, 10, 10, 5, 0, 0, 0, 0, 0, 0),
  "home-day": percent(
    100,
    100,
    100,
    100,
    100,
    100,
    80,
    50,
    35,
    35,
    35,
    35,
    40,
    50,
    60,
    60,
    70,
    80,
    85,
    90,
    95,
    100,
    100,
    100,
  ),
  "hotel-room": percent(95, 95, 95, 95, 95, 95, 85, 65, 50, 40, 30, 30, 30, 35, 40, 45, 50, 55, 60, 65, 75, 85, 90, 95),
  "clinic-day": percent(0, 0, 0, 0, 0, 0, 5, 50, 90, 100, 100, 100, 80, 50, 30, 60, 90, 100, 100, 80, 40, 5, 0, 0),
  closed: between(0, 24, 0.05),
} as const satisfies Record<string, readonly number[]>;
export type ScheduleId = keyof typeof schedules;
export const scheduleIds = keysOf(schedules);

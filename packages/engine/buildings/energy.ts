import { hourIn, nth } from "@site/typed";
import { refuse } from "../check.ts";
import type { Building, Room } from "../rooms/model.ts";
import { hourly, type Series } from "../walls/response.ts";
import { averageYear, daysInMonth } from "../weather/average-year.ts";
import type { Day } from "../weather/design-days.ts";
import { coilsOf } from "./building.ts";
import { checkBuilding } from "./check-building.ts";

/** The energy of each month in kWh. */
export interface Year {
  cooling: number[];
  electricity: number[];
}

/** Efficiency falls by 2% for each kelvin above the rating temperature of 35 °C. */
const fallPerKelvin = 0.02;
export const efficiencyAt = (rated: number, outdoor: number) =>
  rated * Math.max(0.4, 1 - fallPerKelvin * Math.max(0, outdoor - 35));

const daysInWeek = 7;

/** Returns the room with the schedule of its other days of the week (such as days off), for which it is not sized. */
const onOtherDay = (room: Room, schedule: Series): Room => ({
  ...room,
  people: { ...room.people, schedule },
  lights: { ...room.lights, schedule },
  equipment: { ...room.equipment, schedule },
  freshAir: { ...room.freshAir, schedule },
});

/** Computes the work of all coils (W), hour by hour, as an average over the days of the week. */
function weeklyCoils(building: Building, days: readonly Day[]): number[][] {
  const sums = days.map(() => hourly(() => 0));
  const add = (rooms: readonly Room[], share: number) => {
    if (rooms.length === 0 || share === 0) return;
    for (const [index, { coil }] of coilsOf({ ...building, rooms }, days).entries()) {
      const into = nth(sums, index);
      for (const [hour, watts] of coil.entries()) into[hour] = hourIn(into, hour) + share * watts;
    }
  };
  const { rooms } = building;
  add(
    rooms.filter(({ week }) => !week || week.days === daysInWeek),
    1,
  );
  for (const room of rooms) {
    if (!room.week || room.week.days === daysInWeek) continue;
    add([room], room.week.days / daysInWeek);
    add([onOtherDay(room, room.week.other)], 1 - room.week.days / daysInWeek);
  }
  return sums;
}

/** Computes the energy that keeps the rooms at their temperature day and night, through a year of Dubai's average days. */
export function yearOf(building: Building, rated: number): Year {
  refuse(checkBuilding(building));
  const days = averageYear(building.climate);
  const coils = weeklyCoils(building, days);
  const sums = days.map(({ dryBulb }, index) => {
    const coil = nth(coils, index);
    const scale = nth(daysInMonth, index) / 1000;
    return {
      cooling: scale * coil.reduce((sum, watts) => sum + watts, 0),
      electricity: scale * coil.reduce((sum, watts, hour) => sum + watts / efficiencyAt(rated, nth(dryBulb, hour)), 0),
    };
  });
  return { cooling: sums.map(({ cooling }) => cooling), electricity: sums.map(({ electricity }) => electricity) };
}

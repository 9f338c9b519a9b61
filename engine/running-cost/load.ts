import { calculate, coilsOf } from "../buildings/building.ts";
import { efficiencyAt } from "../buildings/energy.ts";
import type { AgeId } from "../data/ages.ts";
import type { GlassSize } from "../data/glazing.ts";
import { cities } from "../data/stations.ts";
import { stationOf, type UtilityId } from "../data/tariffs.ts";
import { memoize } from "../memoize.ts";
import type { Compass, Position } from "../quick/input.ts";
import { buildingOf } from "../quick/model.ts";
import type { Building } from "../rooms/model.ts";
import { keysOf, nth } from "../typed.ts";
import { fromTons } from "../units.ts";
import { averageYear, daysInMonth } from "../weather/average-year.ts";
import { runningHours, type When } from "./hours.ts";

/** The load is estimated either from the installed units or from the room that they cool. */
export const bases = ["units", "room"] as const;
export type Basis = (typeof bases)[number];

export interface Use {
  utility: UtilityId;
  basis: Basis;
  /** How many units, and the TR of each. */
  count: number;
  size: number;
  /** m². */
  area: number;
  facing: Compass;
  glass: GlassSize;
  position: Position;
  age: AgeId;
  /** W/W at 35 °C. */
  rated: number;
  setPoint: number;
  hours: number;
  when: When;
  /** The share of the heat gained while the cooling was off that must be removed afterwards. */
  carried: number;
  /** No cooling from December to February. */
  winterOff: boolean;
}

const winter = [0, 1, 11];
/**
 * A reference room whose right-sized unit represents units of which only the size is known. We do not ask for its age: units that fit an old, hot
 * room fit fewer such rooms, so a wrong age would look like saved money.
 */
const usualRoom = { area: 30, facing: "w", glass: "medium", position: "villa", age: "2000s" } as const;
const usualSetPoint = 24;

const cityOf = (utility: UtilityId) =>
  keysOf(cities).find((city) => cities[city].station === stationOf[utility]) ?? "dubai";

type Setting = Pick<Use, "utility" | "basis" | "area" | "facing" | "glass" | "position" | "age">;
const settingOf = ({ utility, basis, area, facing, glass, position, age }: Use): Setting => ({
  utility,
  basis,
  ...(basis === "room" ? { area, facing, glass, position, age } : usualRoom),
});

const buildingFor = ({ utility, basis: _, ...room }: Setting, insideTemperature: number): Building =>
  buildingOf({ ...room, city: cityOf(utility), room: "living", height: 3, changed: { insideTemperature } });

const neededIn = memoize((setting: Setting) => calculate(buildingFor(setting, usualSetPoint)).block.selection.least);

/** How many reference rooms the units can cool: their size divided by the just-sufficient size for one room at 24 °C. */
const roomsOf = (use: Use) => (use.basis === "room" ? 1 : (use.count * fromTons(use.size)) / neededIn(settingOf(use)));

/** W of cooling for the hours of the twelve average days, with the outdoor temperature. */
export interface Cooling {
  rooms: number;
  days: { dryBulb: readonly number[]; watts: readonly number[] }[];
}

/** Memoized, because most keystrokes change neither the room nor its temperature. */
const daysOf = memoize(({ setting, setPoint }: { setting: Setting; setPoint: number }): Cooling["days"] => {
  const building = buildingFor(setting, setPoint);
  const days = averageYear(building.climate);
  const coils = coilsOf(building, days);
  return days.map(({ dryBulb }, month) => ({ dryBulb, watts: coils[month]?.coil ?? [] }));
});

export const coolingOf = (use: Use): Cooling => ({
  rooms: roomsOf(use),
  days: daysOf({ setting: settingOf(use), setPoint: use.setPoint }),
});

/** kWh of electricity for each month. */
export function electricityOf(
  { rooms, days }: Cooling,
  use: Pick<Use, "rated" | "hours" | "when" | "carried" | "winterOff">,
) {
  const running = runningHours(use.hours, use.when);
  return days.map(({ dryBulb, watts }, month) => {
    if (use.winterOff && winter.includes(month)) return 0;
    const day = watts.reduce((sum, load, hour) => {
      const part = running[hour] ? 1 : use.carried;
      return sum + (part * load) / efficiencyAt(use.rated, nth(dryBulb, hour));
    }, 0);
    return (rooms * nth(daysInMonth, month) * day) / 1000;
  });
}

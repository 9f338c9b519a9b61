import { keysOf, nth } from "@site/typed";
import { calculate, coilsOf } from "../buildings/building.ts";
import { efficiencyAt } from "../buildings/energy.ts";
import type { AgeId } from "../data/ages.ts";
import type { GlassSize } from "../data/glazing.ts";
import { cities } from "../data/stations.ts";
import { stationOf, type UtilityId } from "../data/tariffs.ts";
import { capacityLeft } from "../equipment/capacity.ts";
import { memoize } from "../memoize.ts";
import type { Compass, Position } from "../quick/input.ts";
import { buildingOf } from "../quick/model.ts";
import type { Building } from "../rooms/model.ts";
import { fromTons } from "../units.ts";
import { averageYear, daysInMonth } from "../weather/average-year.ts";
import { runningHours, type TimeOfUse } from "./hours.ts";
import { intermittentDay, type MassId, masses } from "./mass.ts";

/** The load is estimated either from the installed units or from the room that they cool. */
export const bases = ["units", "room"] as const;
export type Basis = (typeof bases)[number];

export interface Use {
  utility: UtilityId;
  basis: Basis;
  /** The number of units, and the size of each unit in TR. */
  count: number;
  size: number;
  /** m². */
  area: number;
  facing: Compass;
  glass: GlassSize;
  position: Position;
  age: AgeId;
  /** The efficiency of a unit at 35 °C: W of cooling per W of electricity. */
  rated: number;
  setPoint: number;
  hours: number;
  when: TimeOfUse;
  mass: MassId;
  /** True if there is no cooling from December to February. */
  winterOff: boolean;
}

const winter = [0, 1, 11];
const august = 7;
const total = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);
/**
 * A reference room with a unit of the right size. If only the size of the units is known, they are assumed to cool several of these rooms. The
 * visitor is not asked for the age: in old, hot rooms the units would be enough for fewer rooms, so a wrong age would look like saved money.
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

/**
 * Computes the unit that is just large enough for the room at the usual temperature. `conductance` is the fall of the load (W) for each kelvin
 * that the room is warmer on an August day.
 */
const fitOf = memoize((setting: Setting) => {
  const { least, rated } = calculate(buildingFor(setting, usualSetPoint)).block.selection;
  const daily = (setPoint: number) => total(nth(daysOf({ setting, setPoint }), august).watts);
  return { least, rated, conductance: (daily(usualSetPoint) - daily(usualSetPoint + 1)) / 24 };
});

/** The twelve average days: the outdoor temperature and the heat (W) that has to be removed in each hour to stay at the thermostat. */
type Days = { dryBulb: readonly number[]; watts: readonly number[] }[];

/** Memoized, because most keystrokes change neither the room nor its temperature. */
const daysOf = memoize(({ setting, setPoint }: { setting: Setting; setPoint: number }): Days => {
  const building = buildingFor(setting, setPoint);
  const days = averageYear(building.climate);
  const coils = coilsOf(building, days);
  return days.map(({ dryBulb }, month) => ({ dryBulb, watts: coils[month]?.coil ?? [] }));
});

export interface Cooling {
  /** The number of reference rooms that the units cool: the size of all units, divided by the size that is just enough for one room. */
  rooms: number;
  /** The rated capacity (W) of the unit in one room. */
  rated: number;
  conductance: number;
  area: number;
  days: Days;
}

export function coolingOf(use: Use): Cooling {
  const setting = settingOf(use);
  const { least, rated, conductance } = fitOf(setting);
  const common = { conductance, area: setting.area, days: daysOf({ setting, setPoint: use.setPoint }) };
  if (use.basis === "room") return { ...common, rooms: 1, rated };
  return { ...common, rooms: (use.count * fromTons(use.size)) / least, rated: least };
}

/** The work of the units in a month. */
export interface UnitWork {
  /** The electricity in kWh, and the electricity if the units ran at full load in all their hours. */
  kWh: number;
  most: number;
  /** The heat removed in kWh. */
  heat: number;
  /** The lowest temperature of the room while the units run, in K above the thermostat. */
  short: number;
}

export function runningOf(
  { rooms, rated, conductance, area, days }: Cooling,
  use: Pick<Use, "rated" | "hours" | "when" | "mass" | "winterOff">,
): UnitWork[] {
  const on = runningHours(use.hours, use.when);
  const node = { conductance, storage: area * masses[use.mass] };
  return days.map(({ dryBulb, watts }, month) => {
    if (use.winterOff && winter.includes(month)) return { kWh: 0, most: 0, heat: 0, short: 0 };
    const capacity = dryBulb.map((outdoor, hour) => (on[hour] ? rated * capacityLeft(outdoor, {}) : 0));
    const { removed, above } = intermittentDay(watts, capacity, node);
    const scale = (rooms * nth(daysInMonth, month)) / 1000;
    const drawn = (heat: readonly number[]) =>
      scale * total(heat.map((watt, hour) => watt / efficiencyAt(use.rated, nth(dryBulb, hour))));
    const short = Math.min(...above.filter((_, hour) => on[hour]));
    return { kWh: drawn(removed), most: drawn(capacity), heat: scale * total(removed), short };
  });
}

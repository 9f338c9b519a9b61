import { nth } from "@site/typed";
import { heatCapacity, specificVolume, standardPressure, vapourEnthalpy } from "../air/psychrometrics.ts";
import { ducts, fanHeat } from "../data/equipment.ts";
import { storageOf } from "../rooms/air-admittance.ts";
import type { LoadDay } from "../rooms/load.ts";
import type { Building, Room } from "../rooms/model.ts";
import { usualSurfaces } from "../rooms/surfaces.ts";
import { masses } from "../running-cost/mass.ts";
import { transmittance } from "../walls/layers.ts";
import { hourly, hours, type Series } from "../walls/response.ts";
import type { Day } from "../weather/design-days.ts";
import { airAbove, type TwoNodes, type Warmth } from "./two-nodes.ts";

/** The hours of use, between `from` and `to` o'clock. If `to` is smaller, the use goes past midnight. */
export interface Use {
  from: number;
  to: number;
}

export interface PullDown {
  /** Hours of cooling before the use begins. */
  early: number;
  /** The capacity (W) that cools the rooms in time and keeps them cool while they are used. */
  capacity: number;
  /** The highest temperature of the day in K above the thermostat, usually when the cooling begins. */
  warmest: number;
}

/** The air counts as cool and dry if it is within `reachedWithin` (K) and within `dry` (kg/kg) of the wanted state. */
export const reachedWithin = 0.5;
const dry = 0.0005;

/**
 * Light things follow the air temperature at once. Together with them the air stores five times its own heat. This is a usual assumption,
 * confidence low.
 */
export const lightThings = 5;

/**
 * The heat storage of floors, walls and ceilings is fitted to one swing of the air temperature a day, and to two swings a day. The result that
 * needs more capacity is used.
 */
const swings = [1, 2];

const sumOver = <T>(list: readonly T[], of: (one: T) => number) => list.reduce((sum, one) => sum + of(one), 0);
const through = (windows: Room["walls"][number]["windows"] = []) =>
  sumOver(windows, ({ area, glass: { u } }) => area * u);
const glazed = (windows: Room["walls"][number]["windows"] = []) => sumOver(windows, ({ area }) => area);

/**
 * Returns the heat loss to outdoors in W/K: `air` directly from the air through glass and leaks, `mass` through walls, roof and neighbouring
 * spaces.
 */
function lossOf(room: Room) {
  const leak = (room.airChanges * room.area * room.height) / 3600;
  const air = specificVolume(35, 0.01, standardPressure(0));
  const { roof } = room;
  return {
    air:
      sumOver(room.walls, ({ windows }) => through(windows)) +
      through(roof?.skylights) +
      (leak * heatCapacity(0.01)) / air,
    mass:
      sumOver(room.walls, ({ area, windows, layers }) => (area - glazed(windows)) * transmittance(layers)) +
      (roof ? (roof.area - glazed(roof.skylights)) * transmittance(roof.layers) : 0) +
      sumOver(room.neighbours, ({ area, u }) => area * u),
  };
}

/**
 * Models the rooms as two nodes: their air, and the surfaces behind it. There is one model for each swing. The parameter `mass` (J/K per m² of
 * floor) tells how heavy the construction is; the storage is scaled by it.
 */
export function nodesOf(rooms: readonly Room[], mass: number): TwoNodes[] {
  const volume = sumOver(rooms, ({ area, height }) => area * height);
  const losses = rooms.map(lossOf);
  return swings.map((each) => {
    const stores = rooms.map((room) => storageOf(room.surfaces ?? usualSurfaces(room), each));
    return {
      air: {
        conductance: sumOver(losses, ({ air }) => air),
        storage: (lightThings * volume * heatCapacity(0.01)) / specificVolume(30, 0.01, standardPressure(0)),
      },
      mass: {
        conductance: sumOver(losses, (loss) => loss.mass),
        storage: (sumOver(stores, ({ storage }) => storage) * mass) / masses.medium,
      },
      film: sumOver(stores, ({ film }) => film),
    };
  });
}

/** Returns the outdoor air (m³/s) that fans bring into all rooms, hour by hour. */
const suppliedTo = (rooms: readonly Room[]) =>
  hourly((hour) => sumOver(rooms, ({ freshAir }) => (nth(freshAir.schedule, hour) * freshAir.flow) / 1000));

/** Returns the outdoor air that fans bring into all rooms as a conductance (W/K), hour by hour. */
export const warmedBy = (rooms: readonly Room[]) =>
  suppliedTo(rooms).map((flow) => (flow * heatCapacity(0.01)) / specificVolume(35, 0.01, standardPressure(0)));

/**
 * Models the moisture of the air as a node without anything behind it. Its values are W and J for each kg/kg. Moisture in fabrics dries later
 * and is left out.
 */
function moistureOf(rooms: readonly Room[], { dryBulb }: Building["inside"]): TwoNodes {
  const perVolume = vapourEnthalpy(dryBulb) / specificVolume(30, 0.015, standardPressure(0));
  const leak = ({ airChanges, area, height }: Room) => (airChanges * area * height) / 3600;
  return {
    air: {
      conductance: sumOver(rooms, leak) * perVolume,
      storage: sumOver(rooms, ({ area, height }) => area * height) * perVolume,
    },
    mass: { conductance: 0, storage: 1 },
    film: 0,
    fresh: suppliedTo(rooms).map((flow) => flow * perVolume),
  };
}

/** Tells whether the rooms are cooled in an hour from 1 to 24: it is an hour of use, or one of the `early` hours before the use. */
const isCooled = (hour: number, { from, to }: Use, early: number) => {
  const start = (((from - early) % hours) + hours) % hours;
  const length = ((to - from + hours) % hours || hours) + early;
  return length >= hours || (hour - 1 - start + hours) % hours < length;
};

/**
 * Finds the smallest capacity (W) in the cooled hours with which `aboveWith` stays within `limit` while the rooms are used. Also returns the
 * highest value of the day with that capacity.
 */
function leastFor(load: Series, use: Use, early: number, limit: number, aboveWith: (capacity: Series) => Series) {
  const cooled = hourly((index) => (isCooled(index + 1, use, early) ? 1 : 0));
  const used = hourly((index) => (isCooled(index + 1, use, 0) ? 1 : 0));
  const dayWith = (capacity: number) => aboveWith(cooled.map((on) => on * capacity));
  // The last hour before the use is checked too, because it ends when the use begins.
  const isHeld = (capacity: number) =>
    dayWith(capacity).every(
      (above, hour) => above <= limit || !(used[hour] || (early > 0 && used[(hour + 1) % hours])),
    );
  if (isHeld(0)) return { capacity: 0, most: Math.max(0, ...dayWith(0)) };
  let [low, high] = [0, Math.max(1, ...load)];
  for (let tries = 0; tries < 20 && !isHeld(high); tries += 1) high *= 2;
  for (let step = 0; step < 20; step += 1) {
    const middle = (low + high) / 2;
    if (isHeld(middle)) high = middle;
    else low = middle;
  }
  return { capacity: high, most: Math.max(0, ...dayWith(high)) };
}

/**
 * Computes the smallest sensible capacity with which the air is within half a kelvin of its thermostat while the rooms are used. The day repeats
 * itself, and the rooms are not cooled for the rest of it. `load` is the heat that must be removed to keep the rooms cool all day.
 */
export function pullDown(load: Series, nodes: readonly TwoNodes[], use: Use, early: number): PullDown {
  const each = nodes.map((node) => {
    let last: Warmth | undefined;
    return leastFor(load, use, early, reachedWithin, (capacity) => {
      const { above, end } = airAbove(load, capacity, node, last);
      last = end;
      return above;
    });
  });
  return {
    early,
    capacity: Math.max(...each.map(({ capacity }) => capacity)),
    warmest: Math.max(...each.map(({ most }) => most)),
  };
}

interface Loads {
  days: readonly Day[];
  /** The loads of all rooms together, on each of the days. */
  loads: readonly LoadDay[];
}

/**
 * Computes the capacity that the coils of all rooms need, including moisture. It is computed for the day with the largest load of each kind, and
 * the largest result is used.
 */
export function pullDownOf(
  building: Building,
  { days, loads }: Loads,
  mass: number,
  use: Use,
  early: number,
): PullDown {
  const { rooms, inside, system } = building;
  const { fanShare = fanHeat[system.kind], ductShare = ducts[system.ducts] } = system;
  const fresh = warmedBy(rooms);
  const nodes = nodesOf(rooms, mass).map((node) => ({ ...node, fresh }));
  const moisture = moistureOf(rooms, inside);
  const on = (load: LoadDay): PullDown => {
    const sensible = hourly((hour) => nth(load.roomSensible, hour) + nth(load.freshSensible, hour));
    const latent = hourly((hour) => nth(load.roomLatent, hour) + nth(load.freshLatent, hour));
    const down = pullDown(sensible, nodes, use, early);
    const drying = leastFor(latent, use, early, dry, (capacity) => airAbove(latent, capacity, moisture).above);
    return { ...down, capacity: down.capacity * (1 + fanShare + ductShare) + drying.capacity };
  };
  const found = hardest(days, loads).map(on);
  return {
    early,
    capacity: Math.max(...found.map(({ capacity }) => capacity)),
    warmest: Math.max(...found.map(({ warmest }) => warmest)),
  };
}

/** Returns the day with the largest load of each kind of day. */
function hardest(days: readonly Day[], loads: readonly LoadDay[]): LoadDay[] {
  const most = new Map<string, LoadDay>();
  for (const [index, { kind }] of days.entries()) {
    const load = nth(loads, index);
    const known = most.get(kind);
    if (!known || Math.max(...load.coil) > Math.max(...known.coil)) most.set(kind, load);
  }
  return [...most.values()];
}

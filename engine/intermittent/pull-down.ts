import { heatCapacity, specificVolume } from "../air/psychrometrics.ts";
import type { Room } from "../rooms/model.ts";
import { intermittentDay, type Node } from "../running-cost/mass.ts";
import { transmittance } from "../walls/layers.ts";
import { hourly, hours, type Series } from "../walls/response.ts";

/** From one hour to another, past midnight if the second is smaller. */
export interface Use {
  from: number;
  to: number;
}

export interface PullDown {
  /** Hours of cooling before the use begins. */
  early: number;
  /** W that bring the room down in time and hold it while it is used. */
  capacity: number;
  /** K above the thermostat when the cooling begins. */
  warmest: number;
}

/** K: as near to the thermostat as counts for reached. */
export const reached = 0.5;

const sumOver = <T>(list: readonly T[], of: (one: T) => number) => list.reduce((sum, one) => sum + of(one), 0);

/** The room as one node: what leaves it by each kelvin that it is warmer, and what it stores (J/K per m² of floor). */
export function nodeOf(room: Room, mass: number): Node {
  const glass = (windows: Room["walls"][number]["windows"] = []) =>
    sumOver(windows, ({ area, glass: { u } }) => area * u);
  const glazed = (windows: Room["walls"][number]["windows"] = []) => sumOver(windows, ({ area }) => area);
  const leak = (room.airChanges * room.area * room.height) / 3600;
  return {
    conductance:
      sumOver(
        room.walls,
        (wall) => (wall.area - glazed(wall.windows)) * transmittance(wall.layers) + glass(wall.windows),
      ) +
      (room.roof
        ? (room.roof.area - glazed(room.roof.skylights)) * transmittance(room.roof.layers) + glass(room.roof.skylights)
        : 0) +
      sumOver(room.neighbours, ({ area, u }) => area * u) +
      (leak * heatCapacity(0.01)) / specificVolume(35, 0.01, 101_325),
    storage: mass * room.area,
  };
}

/** Whether an hour from 1 to 24 is one of use, or one of the `early` hours before. */
const isCooled = (hour: number, { from, to }: Use, early: number) => {
  const start = (((from - early) % hours) + hours) % hours;
  const length = ((to - from + hours) % hours || hours) + early;
  return length >= hours || (hour - 1 - start + hours) % hours < length;
};

/**
 * The least capacity that has the room within half a kelvin of its thermostat whenever it is used, on a day that repeats itself, when it is left
 * alone the rest of the day. `load` is what holds it all day.
 */
export function pullDown(load: Series, node: Node, use: Use, early: number): PullDown {
  const cooled = hourly((index) => (isCooled(index + 1, use, early) ? 1 : 0));
  const used = hourly((index) => (isCooled(index + 1, use, 0) ? 1 : 0));
  const dayWith = (capacity: number) =>
    intermittentDay(
      load,
      cooled.map((on) => on * capacity),
      node,
    );
  // The hour before the use ends where the use begins.
  const isHeld = (capacity: number) => {
    const { above } = dayWith(capacity);
    return above.every((warmth, hour) => warmth <= reached || !(used[hour] || (early > 0 && used[(hour + 1) % hours])));
  };
  let [low, high] = [0, Math.max(1, ...load)];
  for (let tries = 0; tries < 20 && !isHeld(high); tries += 1) high *= 2;
  for (let step = 0; step < 40; step += 1) {
    const middle = (low + high) / 2;
    if (isHeld(middle)) high = middle;
    else low = middle;
  }
  return { early, capacity: high, warmest: Math.max(0, ...dayWith(high).above) };
}

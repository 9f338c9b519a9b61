import { keysOf, nth, recordOf } from "@site/typed";
import { schemeOf } from "../../data/solar-schemes.ts";
import { tariffOf } from "../../data/tariffs.ts";
import { schemes } from "../../solar/credit.ts";
import { ladderOf } from "../../tariffs/tariffs.ts";
import { boxTemperature, glare } from "../glare.ts";
import { dawnMargin, paintHours, type Wall } from "../paint-window.ts";
import { panelMonth } from "../solar.ts";
import { monthRows, ofMonths, type Part } from "../tables.ts";

const wallIds = ["north", "east", "south", "west"] as const satisfies readonly Wall[];
/**
 * A wall is worth a visit if it can be painted for at least `hours` hours. If it is less than `margin` (K) above the dew point at dawn, a
 * painter has to wait for the sun.
 */
const paintLimits = { hours: 6, margin: 3 } as const;
const hours = { step: 1, mark: (count: number) => count >= paintLimits.hours } as const;

const paintWindow: Part = {
  id: "paint-window",
  basis: "air",
  rows: monthRows,
  quantities: {
    ...{ north: hours, east: hours, south: hours, west: hours },
    dawn: { step: 1, signed: true, mark: (kelvin) => kelvin < paintLimits.margin },
  },
  compared: "north",
  figures: ({ latitude, sunshine }, air) => ({
    ...recordOf(wallIds, (wall) => ofMonths((month) => paintHours(latitude, sunshine, air, month, wall))),
    // The margin is rounded down, so that the table never shows a margin that the wall does not have.
    dawn: ofMonths((month) => Math.floor(dawnMargin(air, month))),
  }),
};

/** The positions of the panels: tilt and bearing in degrees. */
const roofs = {
  "south-10": { tilt: 10, facing: 180 },
  "south-25": { tilt: 25, facing: 180 },
  "west-10": { tilt: 10, facing: 270 },
  "north-10": { tilt: 10, facing: 0 },
} as const;
const roofIds = ["south-10", "south-25", "west-10", "north-10"] as const;
const energy = { step: 5 } as const;
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

const solar: Part = {
  id: "solar",
  basis: "sun",
  rows: [...monthRows, "year"],
  quantities: recordOf(roofIds, () => energy),
  // This quantity is drawn but not compared, because a part of the difference between the coast and Al Ain comes from the source of the data.
  drawn: "south-10",
  figures: ({ latitude, sunshine }, air) =>
    recordOf(roofIds, (roof) => {
      const yields = ofMonths((month) => panelMonth(roofs[roof], latitude, sunshine, air, month).energy);
      return [...yields, sum(yields)];
    }),
};

/** The value of a year's energy from a villa's panels with a tilt of 10° to the south, at the lowest and at the highest step of its tariff. */
const worth: Part = {
  id: "solar-worth",
  basis: "utility",
  rows: schemes,
  quantities: { price: { step: 1 }, year: { step: 50 } },
  figures: (site) => {
    const scheme = schemeOf(site.utility, "villa");
    const tariff = tariffOf(site.utility, "villa");
    const [, air] = nth(site.sides, 0);
    const prices = (tariff ? ladderOf(tariff) : []).map(({ price }) => price);
    const yields = sum(
      ofMonths((month) => panelMonth(roofs["south-10"], site.latitude, site.sunshine, air, month).energy),
    );
    const span = { from: Math.min(...prices), to: Math.max(...prices) };
    const row = (times: number) =>
      schemes.map((one) => (one === scheme ? { from: times * span.from, to: times * span.to } : undefined));
    return { price: row(100), year: row(yields) };
  },
};

const directions = { east: 90, west: 270 } as const;
const clock = { step: 1, clock: true } as const;

const glareTimes: Part = {
  id: "glare",
  basis: "position",
  rows: monthRows,
  quantities: { east: clock, west: clock },
  figures: (site) =>
    recordOf(keysOf(directions), (direction) => ofMonths((month) => glare(directions[direction], site, month))),
};

const cameraBox: Part = {
  id: "camera-box",
  basis: "station",
  rows: ["white", "dark"],
  quantities: { celsius: { step: 1 } },
  compared: "celsius",
  figures: ({ design }) => ({ celsius: [boxTemperature(design, "white"), boxTemperature(design, "dark")] }),
};

export const sunParts = { "paint-window": [paintWindow], solar: [solar, worth], glare: [glareTimes, cameraBox] };

import { nth } from "@site/typed";
import { activity, comfort, poolEvaporation, poolTemperature } from "../pool.ts";
import { monthRows, ofMonths, type Part } from "../tables.ts";
import { tankWater, washable } from "../tank.ts";
import { makeUp, towerWater, wetBulbOf } from "../towers.ts";

const warm = { step: 1, mark: (celsius: number) => celsius >= washable } as const;

const tank: Part = {
  id: "tank",
  basis: "air",
  rows: monthRows,
  quantities: { bare: warm, insulated: warm },
  compared: "bare",
  figures: ({ sunshine }, air) => {
    const tanks = ofMonths((month) => tankWater(air, sunshine, month));
    return { bare: tanks.map(({ bare }) => bare), insulated: tanks.map(({ insulated }) => insulated) };
  },
};

const uncomfortable = (celsius: number) => celsius < comfort.least || celsius > comfort.most;
/** A pool of 8 by 4 m: its area in m², and the days of a week. */
const [squareMetres, daysOfWeek] = [32, 7];

const pool: Part = {
  id: "pool",
  basis: "air",
  rows: monthRows,
  quantities: { water: { step: 1, mark: uncomfortable }, evaporation: { step: 1 }, week: { step: 100 } },
  compared: "evaporation",
  figures: ({ sunshine }, air) => {
    const low = ofMonths((month) => poolEvaporation(air, sunshine, month, activity.low));
    const high = ofMonths((month) => poolEvaporation(air, sunshine, month, activity.high));
    const spans = low.map((from, month) => ({ from, to: nth(high, month) }));
    const litres = squareMetres * daysOfWeek;
    return {
      water: ofMonths((month) => poolTemperature(air, sunshine, month)),
      evaporation: spans,
      week: spans.map(({ from, to }) => ({ from: litres * from, to: litres * to })),
    };
  },
};

const towers: Part = {
  id: "towers",
  basis: "air",
  rows: monthRows,
  quantities: { water: { step: 1 }, "make-up": { step: 0.1 } },
  compared: "make-up",
  figures: (_, { mean, dewPoint }) => ({
    water: ofMonths((month) => towerWater(wetBulbOf(nth(mean, month), nth(dewPoint, month)))),
    "make-up": ofMonths((month) => makeUp(nth(mean, month), nth(dewPoint, month))),
  }),
};

const towerDesign: Part = {
  id: "tower-design",
  basis: "station",
  rows: ["design"],
  quantities: { bulb: { step: 1 }, water: { step: 1 } },
  compared: "water",
  figures: ({ design: { wetBulb } }) => ({ bulb: [wetBulb], water: [towerWater(wetBulb)] }),
};

export const waterParts = { tank: [tank], pool: [pool], towers: [towers, towerDesign] };

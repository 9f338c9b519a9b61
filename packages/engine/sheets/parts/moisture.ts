import { nth } from "@site/typed";
import { dryingLimits, dryingSpeed } from "../drying.ts";
import { type FreshAir, freshAirLoad, onHotDay, onHumidDay, outdoorAirHelp } from "../fresh-air.ts";
import { relativeHumidityAt } from "../moist-air.ts";
import { ductInsulation, type Face, nextSize, pipeInsulation } from "../sweat.ts";
import { monthRows, ofMonths, type Part } from "../tables.ts";
import { equilibriumMoisture, movementPerMetre } from "../wood.ts";

/** The temperatures (°C) of a supply duct and of a chilled-water pipe, and the outer diameter of the pipe in mm. */
const [duct, pipe, diameter] = [12, 7, 60.3];
const dry = (kelvin: number) => kelvin <= 0;

const sweat: Part = {
  id: "sweat",
  basis: "air",
  rows: monthRows,
  quantities: { duct: { step: 1, signed: true, mark: dry }, pipe: { step: 1, signed: true, mark: dry } },
  compared: "duct",
  figures: (_, { dewPoint }) => ({
    duct: dewPoint.map((dew) => dew - duct),
    pipe: dewPoint.map((dew) => dew - pipe),
  }),
};

const whole = { step: 1 } as const;

const insulation: Part = {
  id: "insulation",
  basis: "station",
  rows: ["duct", "pipe"],
  quantities: { foil: whole, "foil-size": whole, matt: whole, "matt-size": whole },
  compared: "foil",
  figures: ({ design: { humid } }) => {
    const of = (face: Face) => [ductInsulation(duct, humid, face), pipeInsulation(pipe, humid, face, diameter)];
    const [foil, matt] = [of("foil"), of("matt")];
    return { foil, "foil-size": foil.map(nextSize), matt, "matt-size": matt.map(nextSize) };
  },
};

const kilowatts = { step: 0.1, signed: true } as const;
const halves = (loads: readonly FreshAir[]) => ({
  heat: loads.map(({ heat }) => heat),
  water: loads.map(({ water }) => water),
});

const freshAir: Part = {
  id: "fresh-air",
  basis: "air",
  rows: monthRows,
  quantities: { heat: kilowatts, water: kilowatts, help: { step: 1 } },
  compared: "water",
  figures: (_, { mean, moisture }) => ({
    ...halves(ofMonths((month) => freshAirLoad(nth(mean, month), nth(moisture, month) / 1000))),
    help: ofMonths((month) => {
      const help = outdoorAirHelp(nth(mean, month), nth(moisture, month));
      return help === "none" ? undefined : [help];
    }),
  }),
};

const freshAirDesign: Part = {
  id: "fresh-air-design",
  basis: "station",
  rows: ["hot", "humid"],
  quantities: { heat: kilowatts, water: kilowatts },
  figures: ({ design }) => halves([onHotDay(design), onHumidDay(design)]),
};

const wood: Part = {
  id: "wood",
  basis: "air",
  rows: monthRows,
  quantities: { moisture: { step: 1 }, swell: { step: 1, signed: true } },
  compared: "swell",
  figures: (_, { mean, dewPoint }) => {
    const moisture = ofMonths((month) => {
      const celsius = nth(mean, month);
      return equilibriumMoisture(celsius, relativeHumidityAt(celsius, nth(dewPoint, month)));
    });
    return { moisture, swell: moisture.map((percent) => movementPerMetre(percent)) };
  },
};

const drying: Part = {
  id: "drying",
  basis: "air",
  rows: monthRows,
  quantities: { speed: { step: 0.1, mark: (speed) => speed > dryingLimits.fast || speed < dryingLimits.slow } },
  compared: "speed",
  figures: (_, { mean, dewPoint }) => ({
    speed: ofMonths((month) => dryingSpeed(nth(mean, month), nth(dewPoint, month))),
  }),
};

export const moistureParts = {
  sweat: [sweat, insulation],
  "fresh-air": [freshAir, freshAirDesign],
  wood: [wood],
  drying: [drying],
};

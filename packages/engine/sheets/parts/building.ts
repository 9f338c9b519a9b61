import { recordOf } from "@site/typed";
import { billOf, type HomeId } from "../bill.ts";
import { cableFactor, type insulations, ratedCurrent, runIds, runs } from "../cable.ts";
import { indoorSpan, jointSpacing, type Material, movement, outdoorSpan, sealantWidth } from "../movement.ts";
import { roomIds, sizedRoom } from "../rooms.ts";
import { monthRows, type Part } from "../tables.ts";
import { yearPlan } from "../year.ts";

const kilowatts = { step: 0.1 } as const;

const rooms: Part = {
  id: "rooms",
  basis: "station",
  rows: roomIds,
  quantities: { hot: kilowatts, humid: kilowatts, tons: { step: 0.25 }, left: kilowatts },
  compared: "tons",
  figures: ({ city }) => {
    const sized = roomIds.map((room) => sizedRoom(city, room));
    return recordOf(["hot", "humid", "tons", "left"] as const, (quantity) => sized.map((room) => room[quantity]));
  },
};

const homeIds = ["flat", "villa"] as const satisfies readonly HomeId[];
const dirhams = { step: 10 } as const;

const bill: Part = {
  id: "bill",
  basis: "utility",
  rows: [...monthRows, "year", "degree"],
  quantities: { flat: dirhams, villa: dirhams },
  compared: "villa",
  figures: ({ utility }) =>
    recordOf(homeIds, (home) => {
      const cost = billOf(utility, home);
      return cost ? [...cost.months.map((month) => month.cost), cost.year.cost, cost.savings.degree?.cost] : [];
    }),
};

const cable: Part = {
  id: "cable",
  basis: "station",
  rows: runIds,
  quantities: { celsius: { step: 1 }, pvc: { step: 1 }, xlpe: { step: 1 } },
  compared: "pvc",
  figures: ({ design }) => {
    const all = runs(design);
    const amperes = (insulation: keyof typeof insulations) =>
      runIds.map((id) => ratedCurrent * cableFactor(all[id].celsius, insulation, all[id].medium));
    return { celsius: runIds.map((id) => all[id].celsius), pvc: amperes("pvc"), xlpe: amperes("xlpe") };
  },
};

/** The length (m) for which the movement is shown. */
const length = 10;
/** Materials in the sun. Those that are laid with joints come first. */
const jointed = ["concrete", "porcelain", "block"] as const satisfies readonly Material[];
const unjointed = ["steel", "aluminium", "pvc-u"] as const satisfies readonly Material[];

const expansion: Part = {
  id: "movement",
  basis: "air",
  rows: [...jointed, ...unjointed, "pp-r-indoors"],
  quantities: { movement: { step: 1 }, joint: { step: 1 } },
  compared: "movement",
  figures: (_, air) => {
    const span = outdoorSpan(air);
    const outdoors = [...jointed, ...unjointed].map((material) => movement(material, length, span));
    return {
      movement: [...outdoors, movement("pp-r", length, indoorSpan)],
      joint: jointed.map((material) => sealantWidth(movement(material, jointSpacing, span))),
    };
  },
};

const year: Part = {
  id: "year",
  basis: "air",
  rows: monthRows,
  quantities: { tasks: { step: 1 } },
  figures: (site, air) => ({ tasks: yearPlan(site, air) }),
};

export const buildingParts = { rooms: [rooms], bill: [bill], cable: [cable], movement: [expansion], year: [year] };

import { annualDesign } from "@site/engine/data/annual-design.ts";
import { roomKind } from "@site/engine/data/room-kinds.ts";
import { type CityId, cities } from "@site/engine/data/stations.ts";
import { usualSystem } from "@site/engine/data/systems.ts";
import type { HeatingDesign } from "@site/engine/heating/heating.ts";
import type { Use } from "@site/engine/intermittent/pull-down.ts";
import { masses } from "@site/engine/running-cost/mass.ts";
import type { Plan, ServedRoom } from "@site/engine/systems/plan.ts";
import { kinds } from "./kinds.ts";
import { nameOf } from "./path.ts";
import { chosenAt, detailPath, plantPath, reader, type Sheet } from "./reading.ts";

/** The answers about the building that are not about its loads: the plant, heating, and the hours of use. */
export interface PlantQuestions {
  /** The plant; undefined if none was chosen. */
  plan?: Plan;
  heating: Omit<HeatingDesign, "safety">;
  /** The hours of use; undefined if the rooms are used around the clock. */
  use?: Use;
  /** The heat capacity of the building in J/K per m² of floor. */
  mass: number;
}

export function plantQuestionsOf(sheet: Sheet, city: CityId, rooms: readonly string[]): PlantQuestions {
  const { read } = reader(sheet, "plant", plantPath);
  const { cold } = annualDesign[cities[city].station];
  const use = { from: read("useFrom", 0), to: read("useTo", 24) };
  const isAlways = (use.to - use.from + 24) % 24 === 0;
  return {
    plan: planOf(sheet, rooms),
    heating: { outdoor: read("heatOutdoor", cold), inside: read("heatInside", 21) },
    use: isAlways ? undefined : use,
    mass: masses[read("mass", "medium")],
  };
}

function planOf(sheet: Sheet, rooms: readonly string[]): Plan | undefined {
  const { read } = reader(sheet, "plant", plantPath);
  const plant = read("plant", "none");
  const served = rooms.map((path) => servedOf(sheet, path));
  const plan = {
    outdoor: read("outdoor", "with-units"),
    recovery: read("recovery", "none"),
    supply: read("supply", usualSystem.supply),
    outdoorSupply: read("outdoorSupply", usualSystem.outdoorSupply),
    effectiveness: read("effectiveness", 1),
    procedure: read("procedure", "appendix"),
    atOnce: read("atOnce", 100) / 100,
    diversity: read("diversity", 100) / 100,
    waterDrop: read("waterDrop", usualSystem.waterDrop),
    run: read("run", 50),
    pipeLength: read("pipeLength", 30),
    pipeHeight: read("pipeHeight", 10),
    rooms: served,
  };
  return plant === "none" ? undefined : { ...plan, plant };
}

function servedOf(sheet: Sheet, path: string): ServedRoom {
  const [perPerson, perArea] = roomKind(chosenAt(sheet.values, path, kinds.room.kind)).air;
  const { read } = reader(sheet, "use", detailPath(path));
  const [handler, least] = [read("handler", 1), read("leastAir", 0)];
  return { people: Number(sheet.values[nameOf("room", path, "people")]), perPerson, perArea, handler, least };
}

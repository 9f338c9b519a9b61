import { checkBuilding } from "@site/engine/buildings/check-building.ts";
import { bypass, ducts as ductShares, fanHeat } from "@site/engine/data/equipment.ts";
import type { RoomKindId } from "@site/engine/data/room-kinds.ts";
import { type CityId, type Climate, climateBy, climateOf, movedTo } from "@site/engine/data/stations.ts";
import { withHandlers } from "@site/engine/data/systems.ts";
import { memoize } from "@site/engine/memoize.ts";
import { assumedFor } from "@site/engine/quick/assumptions.ts";
import type { QuickInput } from "@site/engine/quick/input.ts";
import type { Building } from "@site/engine/rooms/model.ts";
import type { Cost } from "@site/engine/what-if/cuts.ts";
import { isOneOf, nth } from "@site/typed";
import type { GivenFields } from "./compact.ts";
import { nameOf } from "./path.ts";
import { type PlantQuestions, plantQuestionsOf } from "./plant-model.ts";
import { type Problem, plantPath, reader, type Sheet, sheetOf } from "./reading.ts";
import { problemAt } from "./refusals.ts";
import { roomOf } from "./room-model.ts";
import { skyFor } from "./sky-model.ts";

/** The values with which engineer mode begins: the answers of quick mode, the default names of rooms, and the rates for savings. */
export interface Start {
  quick: QuickInput;
  nameless: (kind: RoomKindId, index: number) => string;
  cost: Cost;
  /** Changes the answers of quick mode, from which the defaults follow. The what-if calculations use it. */
  moved?: (quick: QuickInput) => QuickInput;
}

/** True if the plant has air handlers, to which rooms are assigned. */
export const hasHandlers = (fields: GivenFields) => isOneOf(withHandlers, fields[nameOf("plant", plantPath, "plant")]);

export interface OpenedBuilding extends Omit<Sheet, "given"> {
  /** Undefined if a field is refused. */
  building?: Building;
  rooms: number;
  asked: PlantQuestions;
}

/** Builds the model from the fields. It never throws: a refused value becomes a problem in the result. */
export function openBuilding(
  fields: GivenFields,
  { quick, nameless, cost, moved = (own) => own }: Start,
): OpenedBuilding {
  const sheet = sheetOf(fields);
  const { read, items } = reader(sheet, "building", "");
  const city = read("city", quick.city);
  const assumed = assumedFor(moved(quick));
  const kind = read("system", assumed.system);
  const ducts = read("ducts", assumed.ducts);
  const percent = (
    field:
      | "fan"
      | "ductShare"
      | "safetySensible"
      | "safetyLatent"
      | "bypass"
      | "hotLoss"
      | "roomCapacity"
      | "reflectance",
    usual: number,
  ) => read(field, usual * 100) / 100;
  const paths = items("rooms", 1);
  const building: Building = {
    climate: climateFor(sheet, city),
    inside: { dryBulb: assumed.insideTemperature, relativeHumidity: assumed.insideHumidity },
    reflectance: percent("reflectance", assumed.reflectance),
    system: {
      kind,
      ducts,
      // The fan of an air handler has the default of the fan of a ducted unit.
      fanShare: percent("fan", fanHeat[hasHandlers(fields) ? "ducted" : kind]),
      ductShare: percent("ductShare", ductShares[ducts]),
      safety: { sensible: percent("safetySensible", assumed.safety), latent: percent("safetyLatent", assumed.safety) },
      bypass: percent("bypass", bypass),
      hotLoss: percent("hotLoss", assumed.hotLoss),
      roomCapacity: percent("roomCapacity", assumed.roomCapacity),
    },
    rooms: paths.map((path, index) =>
      roomOf(sheet, path, { quick: { ...quick, city }, moved, nameless: (id) => nameless(id, index) }),
    ),
  };
  const plantQuestions = plantQuestionsOf(sheet, city, paths);
  read("efficiency", cost.efficiency);
  read("price", cost.price);
  const problems = sheet.problems.length > 0 ? sheet.problems : refusals(sheet, building);
  const { values, usual } = sheet;
  const known = problems.length === 0 ? building : undefined;
  return { values, usual, problems, rooms: paths.length, asked: plantQuestions, building: known };
}

/** Returns the same climate object for the same conditions, because the engine caches its days by that object. */
const conditioned = memoize(
  ({ climate, dryBulb, wetBulb, humid, sky }: Conditions): Climate => ({
    ...movedTo(climate, dryBulb, wetBulb),
    ...sky,
    humid,
  }),
);
type Conditions = { climate: Climate; dryBulb: number; wetBulb: number; humid: Climate["humid"]; sky: Sky };
type Sky = ReturnType<typeof skyFor>;

/** Returns the weather of the chosen design conditions. Values that the visitor typed replace it. */
function climateFor(sheet: Sheet, city: CityId): Climate {
  const { read } = reader(sheet, "building", "");
  const climate = climateBy(read("design", "ashrae04"), city);
  const usual = Math.max(...climate.dryBulb);
  const dryBulb = read("dryBulb", usual);
  const wetBulb = read("wetBulb", nth(climate.wetBulb, climate.dryBulb.indexOf(usual)));
  refuseAbove(sheet, "wetBulb", wetBulb, dryBulb);
  const humid = humidFor(sheet, climate, climateOf(city).humid);
  return conditioned({ climate, dryBulb, wetBulb, humid, sky: skyFor(sheet, city) });
}

function humidFor(sheet: Sheet, { humid: own }: Climate, station: NonNullable<Climate["humid"]>): Climate["humid"] {
  const { read } = reader(sheet, "building", "");
  const isWith = read("humidDay", own ? "with" : "without") === "with";
  const humid = { dewPoint: read("dewPoint", station.dewPoint), dryBulb: read("humidDryBulb", station.dryBulb) };
  if (!isWith) return undefined;
  refuseAbove(sheet, "dewPoint", humid.dewPoint, humid.dryBulb);
  return humid;
}

/** Refuses a wet bulb or dew point above the dry bulb. */
function refuseAbove(sheet: Sheet, field: "wetBulb" | "dewPoint", value: number, limit: number) {
  if (value > limit) sheet.problems.push({ field: nameOf("building", "", field), problem: "above", limit });
}

/** Lists the problems that the engine finds. Repeated windows have the same problems, so duplicates are removed. */
function refusals(sheet: Sheet, building: Building): Problem[] {
  const all = checkBuilding(building).map((issue) => problemAt(sheet, issue));
  return all.filter(({ field }, index) => all.findIndex((other) => other.field === field) === index);
}

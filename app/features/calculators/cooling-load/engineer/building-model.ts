import { checkBuilding } from "#engine/buildings/check-building.ts";
import { bypass, ducts as ductShares, fanHeat } from "#engine/data/equipment.ts";
import type { RoomKindId } from "#engine/data/room-kinds.ts";
import { type Climate, climateOf, movedTo } from "#engine/data/stations.ts";
import { assumedFor } from "#engine/quick/assumptions.ts";
import type { QuickInput } from "#engine/quick/input.ts";
import type { Building } from "#engine/rooms/model.ts";
import { nth } from "#engine/typed.ts";
import type { Cost } from "#engine/what-if/cuts.ts";
import type { Given } from "./compact.ts";
import { nameOf } from "./path.ts";
import { type Problem, reader, type Sheet, sheetOf } from "./reading.ts";
import { problemAt } from "./refusals.ts";
import { roomOf } from "./room-model.ts";

/** The starting point of engineer mode, and the default name of a room. */
export interface Start {
  quick: QuickInput;
  nameless: (kind: RoomKindId, index: number) => string;
  cost: Cost;
  /** Used by the what-if calculations to change a default. */
  moved?: (quick: QuickInput) => QuickInput;
}

export interface Opened extends Omit<Sheet, "given"> {
  /** Undefined if a field is refused. */
  building?: Building;
  rooms: number;
}

/** Builds the model from the fields; no input makes it throw. */
export function openBuilding(given: Given, { quick, nameless, cost, moved = (own) => own }: Start): Opened {
  const sheet = sheetOf(given);
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
    climate: climateFor(sheet, climateOf(city)),
    inside: { dryBulb: assumed.insideTemperature, relativeHumidity: assumed.insideHumidity },
    reflectance: percent("reflectance", assumed.reflectance),
    system: {
      kind,
      ducts,
      fanShare: percent("fan", fanHeat[kind]),
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
  read("efficiency", cost.efficiency);
  read("price", cost.price);
  const problems = sheet.problems.length > 0 ? sheet.problems : refusals(sheet, building);
  const { values, usual } = sheet;
  return { values, usual, problems, rooms: paths.length, building: problems.length === 0 ? building : undefined };
}

/** The station's weather, shifted if an authority or a consultant requires other temperatures. */
function climateFor(sheet: Sheet, climate: Climate): Climate {
  const { read } = reader(sheet, "building", "");
  const usual = Math.max(...climate.dryBulb);
  const hottest = climate.dryBulb.indexOf(usual);
  const dryBulb = read("dryBulb", usual);
  const wetBulb = read("wetBulb", nth(climate.wetBulb, hottest));
  const field = nameOf("building", "", "wetBulb");
  if (wetBulb > dryBulb) sheet.problems.push({ field, problem: "above", limit: dryBulb });
  return dryBulb === usual && wetBulb === sheet.usual[field] ? climate : movedTo(climate, dryBulb, wetBulb);
}

/** Repeated windows repeat their problems, so duplicates are removed. */
function refusals(sheet: Sheet, building: Building): Problem[] {
  const all = checkBuilding(building).map((issue) => problemAt(sheet, issue));
  return all.filter(({ field }, index) => all.findIndex((other) => other.field === field) === index);
}

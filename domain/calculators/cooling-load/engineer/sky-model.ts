import { type Depths, depthsOf, type KnownDepths, type SkyId, skies, usualEdition } from "@site/engine/data/skies.ts";
import { type CityId, type Climate, cities } from "@site/engine/data/stations.ts";
import { type SkyFormula, usualSky } from "@site/engine/sun/clear-sky.ts";
import { numbersIn } from "./number-list.ts";
import { nameOf } from "./path.ts";
import { reader, type Sheet } from "./reading.ts";

const months = 12;
const limits = { taub: [0.01, 2], taud: [0.5, 4] } as const;
type DepthField = keyof typeof limits;

/**
 * Returns the clear sky of an edition of the handbook: its formula, and the optical depths that it prints for the station. Typed depths replace
 * the printed ones.
 */
export function skyFor(sheet: Sheet, city: CityId): Pick<Climate, "taub" | "taud" | "sky"> {
  const sky = reader(sheet, "building", "").read("sky", usualEdition);
  const known = knownAt(sky, city);
  const depths = { taub: depthsIn(sheet, "taub", known), taud: depthsIn(sheet, "taud", known) };
  refuseHalf(sheet);
  const formula: SkyFormula = skies[sky];
  return { ...depths, sky: formula === usualSky ? undefined : formula };
}

export const knownAt = (sky: SkyId, city: CityId): KnownDepths | undefined => depthsOf(sky, cities[city].station);

function depthsIn(sheet: Sheet, field: DepthField, known: Depths | undefined): readonly number[] {
  const usual = known?.[field] ?? [];
  const text = reader(sheet, "building", "").read(field, usual.join(" "));
  const values = numbersIn(text);
  const [least, most] = limits[field];
  const isWhole = values.length === months && values.every((value) => value >= least && value <= most);
  if (!isWhole) refuse(sheet, field, text === "" ? "no-depths" : "not-12-depths");
  return isWhole ? values : usual;
}

/**
 * Refuses one typed list of optical depths without the other. The depths are fitted in pairs, so our depths for one list would not fit the
 * visitor's depths for the other.
 */
function refuseHalf(sheet: Sheet) {
  const isTyped = (field: DepthField) => {
    const name = nameOf("building", "", field);
    return sheet.values[name] !== sheet.usual[name];
  };
  for (const [typed, other] of [
    ["taub", "taud"],
    ["taud", "taub"],
  ] as const)
    if (isTyped(typed) && !isTyped(other)) refuse(sheet, other, "no-depths");
}

function refuse(sheet: Sheet, field: DepthField, problem: string) {
  const name = nameOf("building", "", field);
  if (sheet.problems.every((known) => known.field !== name)) sheet.problems.push({ field: name, problem });
}

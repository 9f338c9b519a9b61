import type { DayKind } from "@site/engine/weather/design-days.ts";
import type { Line } from "../../kit/frame/say.ts";
import type { Speech } from "../say.ts";
import { stationLine } from "../station.ts";
import type { OpenedBuilding } from "./building-model.ts";
import { kinds } from "./kinds.ts";
import { nameOf } from "./path.ts";
import { chosenAt } from "./reading.ts";
import { knownAt } from "./sky-model.ts";

/** The values of the building's fields and their defaults. A value that differs from its default was typed. */
export interface Basis {
  opened: Pick<OpenedBuilding, "values" | "usual">;
}

type Field = keyof (typeof kinds)["building"];
const named = (field: Field) => nameOf("building", "", field);
const isTyped = ({ opened: { values, usual } }: Basis, ...fields: Field[]) =>
  fields.map(named).some((name) => values[name] !== usual[name]);

/** Names the design conditions for a kind of day and their source. The page, the report and the table use the same words. */
export function designOf(kind: DayKind, basis: Basis, { words, fill, format }: Speech): string {
  const { design, options } = words.engineer;
  const at = (field: Field) => basis.opened.values[named(field)];
  const celsius = (field: Field) => format(Number(at(field)), 1);
  const chosen = options.design[chosenAt(basis.opened.values, "", kinds.building.design)];
  if (kind !== "humid") {
    const by = isTyped(basis, "dryBulb", "wetBulb") ? design.typed : chosen;
    return fill(design.hotDay, { dry: celsius("dryBulb"), wet: celsius("wetBulb"), by });
  }
  if (at("humidDay") === "without") return isTyped(basis, "humidDay") ? design.leftOut : design.notInPractice;
  const by = isTyped(basis, "dewPoint", "humidDryBulb") ? design.typed : options.design.ashrae04;
  return fill(design.humidDay, { dew: celsius("dewPoint"), dry: celsius("humidDryBulb"), by });
}

/** Names the edition of the handbook for the clear sky, and the source of its optical depths: a station or the visitor. */
export function skyOf(basis: Basis, { words: { engineer, result }, fill }: Speech): string {
  const { values } = basis.opened;
  const edition = chosenAt(values, "", kinds.building.sky);
  const known = knownAt(edition, chosenAt(values, "", kinds.building.city));
  if (!known || isTyped(basis, "taub", "taud")) return fill(engineer.sky.typed, { edition });
  return fill(engineer.sky.known, { edition, station: result.stations[known.of] });
}

/** The lines about the design conditions, for the answer and for a calculation in an enquiry. */
export const designLines = (basis: Basis, say: Speech): Line[] => [
  [say.words.engineer.design.hot, designOf("hot", basis, say)],
  [say.words.engineer.design.humid, designOf("humid", basis, say)],
  [say.words.engineer.sky.title, skyOf(basis, say)],
];

/** Returns the text about a day in a row of the table: its design conditions and its sky. */
export const basisOf = (kind: DayKind, basis: Basis, say: Speech): string =>
  say.apart([designOf(kind, basis, say), `${say.words.engineer.sky.title}: ${skyOf(basis, say)}`]);

/** Names the weather station. If the design conditions are not the station's own, it says that the station's months were moved to them. */
export function weatherLine(basis: Basis, say: Speech): string {
  const { words } = say;
  const { values } = basis.opened;
  const isOwn = values[named("design")] === "ashrae04" && !isTyped(basis, "dryBulb", "wetBulb");
  const ownSky = isTyped(basis, "sky", "taub", "taud") ? words.engineer.sky.months : undefined;
  return stationLine(chosenAt(values, "", kinds.building.city), say, isOwn ? ownSky : words.engineer.design.moved);
}

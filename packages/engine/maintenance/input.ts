import { recordOf } from "@site/typed";
import { type Check, type Issue, number, oneOf, shape } from "../check.ts";
import { type EquipmentId, equipmentIds, ladder, type NotedId, notedIds, type Visits } from "./equipment.ts";

export const uses = [
  "villa",
  "flat",
  "residential",
  "office",
  "shop",
  "restaurant",
  "school",
  "clinic",
  "hotel",
  "warehouse",
] as const;
export type Use = (typeof uses)[number];
const homes: readonly Use[] = ["villa", "flat"];
export const isHome = (use: Use) => homes.includes(use);

/** How long the plant runs on a usual day: up to 12 hours, more, or always. */
export const hours = ["day", "long", "always"] as const;
/** Age of most of the equipment, in years. */
export const ages = ["under5", "5to10", "over10"] as const;
export const surroundings = ["usual", "dust", "sea"] as const;
export const coverages = ["preventive", "labour", "parts"] as const;
/** The response time that the visitor wishes for. It has to be agreed and is not a promise. */
export const responses = ["none", "nextDay", "sameDay", "fourHours", "twoHours"] as const;
export const times = ["normal", "evenings", "nights", "weekends"] as const;
export const months = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12"] as const;
export const visitChoices = ["auto", "1", "2", "3", "4", "6", "12"] as const;
export type VisitChoice = (typeof visitChoices)[number];

/** The largest number of pieces of one kind of equipment. */
export const mostPieces = 2000;

export const visitField = <K extends EquipmentId>(id: K) => `${id}Visits` as const;
type VisitField = `${EquipmentId}Visits`;
export const visitFields: readonly VisitField[] = equipmentIds.map(visitField);

export type AmcInput = {
  use: Use;
  hours: (typeof hours)[number];
  age: (typeof ages)[number];
  surroundings: (typeof surroundings)[number];
  coverage: (typeof coverages)[number];
  response: (typeof responses)[number];
  time: (typeof times)[number];
  /** The month in which the contract begins. */
  start: (typeof months)[number];
} & Record<EquipmentId, number> &
  Record<VisitField, VisitChoice> &
  Record<NotedId, boolean>;

export const chosenVisits = (input: AmcInput, id: EquipmentId): Visits | undefined => {
  const choice = input[visitField(id)];
  return choice === "auto" ? undefined : ladder.find((visits) => String(visits) === choice);
};

const pieces: Check = (value, field) =>
  number(0, mostPieces)(value, field).concat(
    Number.isFinite(value) && !Number.isInteger(value) ? [{ field, problem: "not-a-number" }] : [],
  );
const ticked: Check = (value, field) => (typeof value === "boolean" ? [] : [{ field, problem: "unknown" }]);

const input = shape(
  {
    use: oneOf(uses),
    hours: oneOf(hours),
    age: oneOf(ages),
    surroundings: oneOf(surroundings),
    coverage: oneOf(coverages),
    response: oneOf(responses),
    time: oneOf(times),
    start: oneOf(months),
    ...Object.fromEntries(equipmentIds.map((id) => [id, pieces])),
    ...Object.fromEntries(equipmentIds.map((id) => [visitField(id), oneOf(visitChoices)])),
    ...Object.fromEntries(notedIds.map((id) => [id, ticked])),
  },
  // At least one piece of equipment is needed; the problem is shown at the first kind.
  (all: AmcInput) => (equipmentIds.some((id) => all[id] > 0) ? [] : [{ field: "split", problem: "below", limit: 1 }]),
);

/** Returns the refused fields. The list is empty if the engine can calculate. */
export const checkAmc = (value: unknown): Issue[] => input(value, "");

/** The default input: a villa with split units. */
export const usualAmc: AmcInput = {
  use: "villa",
  hours: "long",
  age: "5to10",
  surroundings: "usual",
  coverage: "labour",
  response: "none",
  time: "normal",
  start: "1",
  ...recordOf(equipmentIds, () => 0),
  split: 6,
  pump: 1,
  tank: 2,
  heater: 4,
  panel: 1,
  ...recordOf(visitFields, () => "auto" as const),
  ...recordOf(notedIds, () => false),
};

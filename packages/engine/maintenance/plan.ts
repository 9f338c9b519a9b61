import { nth } from "@site/typed";
import { refuse } from "../check.ts";
import { type EquipmentId, equipment, equipmentIds, ladder, notedIds, type Reason, yearOfVisits } from "./equipment.ts";
import { type AmcInput, checkAmc, chosenVisits, isHome } from "./input.ts";

/** The version of the calculation. Raise it with every change of a result. */
export const engineVersion = "1.0.0";

export const notes = ["summer", "tankApproved", "oldParts", "fewerThanUsual"] as const;
export type Note = (typeof notes)[number];

/** The largest number of steps that reasons can add, even if more reasons apply. */
const mostSteps = 2;

const speaks: Record<Reason, (input: AmcInput) => boolean> = {
  hours: ({ hours }) => hours === "always",
  surroundings: ({ surroundings }) => surroundings !== "usual",
  age: ({ age }) => age === "over10",
};

function recommended(id: EquipmentId, input: AmcInput) {
  const { usual, raisedBy } = equipment[id];
  const base = usual[isHome(input.use) ? "home" : "work"];
  const why = raisedBy.filter((reason) => speaks[reason](input));
  const step = ladder.indexOf(base) + Math.min(mostSteps, why.length);
  const visits = nth(ladder, Math.min(step, ladder.length - 1));
  return { base, visits, why: visits > base ? why : [] };
}

function lineOf(id: EquipmentId, input: AmcInput) {
  const { base, visits: advised, why } = recommended(id, input);
  const visits = chosenVisits(input, id) ?? advised;
  const pieces = input[id];
  return {
    id,
    group: equipment[id].group,
    basis: equipment[id].basis,
    pieces,
    base,
    advised,
    why,
    visits,
    /** The months are in order, January first. */
    year: yearOfVisits(equipment[id].rhythm, visits),
    /** Pieces × visits. */
    services: pieces * visits,
  };
}
export type Line = ReturnType<typeof lineOf>;

const monthOf = (lines: readonly Line[], month: number) => {
  const sum = (visit: "full" | "light") =>
    lines.reduce((all, { year, pieces }) => all + (year[month - 1] === visit ? pieces : 0), 0);
  return { month, full: sum("full"), light: sum("light") };
};

const inSummer = (month: number) => month >= 6 && month <= 9;

function notesOf(input: AmcInput, lines: readonly Line[]): Note[] {
  const has = (id: EquipmentId) => lines.some((line) => line.id === id);
  const conditions: Record<Note, boolean> = {
    summer: lines.some(({ year }) => year.some((visit, month) => visit && inSummer(month + 1))),
    tankApproved: has("tank"),
    oldParts: input.age === "over10" && input.coverage === "parts",
    fewerThanUsual: lines.some(({ visits, advised }) => visits < advised),
  };
  return notes.filter((note) => conditions[note]);
}

/** Returns the scope of a year's maintenance. Refuses input that `checkAmc` refuses. Working hours are left out, because they need a survey. */
export function amcPlan(input: AmcInput) {
  refuse(checkAmc(input));
  const lines = equipmentIds.filter((id) => input[id] > 0).map((id) => lineOf(id, input));
  const start = Number(input.start);
  /** The calendar begins with the month in which the contract begins. */
  const calendar = Array.from({ length: 12 }, (_, later) => monthOf(lines, ((start - 1 + later) % 12) + 1));
  return {
    lines,
    calendar,
    pieces: lines.reduce((sum, { pieces }) => sum + pieces, 0),
    services: lines.reduce((sum, { services }) => sum + services, 0),
    /** Months with at least one visit. */
    monthsWithVisits: calendar.filter(({ full, light }) => full + light > 0).length,
    noted: notedIds.filter((id) => input[id]),
    notes: notesOf(input, lines),
  };
}
export type AmcResult = ReturnType<typeof amcPlan>;

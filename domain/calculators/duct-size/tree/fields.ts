import type { Issue } from "@site/engine/check.ts";
import { materialIds, placeIds, quietIds } from "@site/engine/ducts/data.ts";
import { flowUnits } from "@site/engine/ducts/flow.ts";
import { exampleTree } from "@site/engine/ducts/tree/example.ts";
import { beginningIds, bendIds } from "@site/engine/ducts/tree/fittings.ts";
import { bounds, methodIds, mostSections, type TreeInput, treeShapeIds } from "@site/engine/ducts/tree/input.ts";
import { roundSeriesIds, stepIds } from "@site/engine/ducts/tree/sizes.ts";
import { entriesOf, isOneOf, keysOf } from "@site/typed";
import { choice, type InputOf, list, nameIn, number, usualText } from "../../kit/frame/fields.ts";
import type { RawValues } from "../../kit/frame/read-fields.ts";
import { modeIds, modeName } from "../modes.ts";

const within = (name: keyof typeof bounds) => ({ min: bounds[name][0], max: bounds[name][1] });
const usual = exampleTree;

/** The fields of a section, in the order in which its form and a list have them. */
export const sectionFields = {
  after: number({ min: 1, max: mostSections, whole: true, optional: true }),
  from: choice(beginningIds, "straight"),
  length: number({ usual: 5, ...within("length"), unit: "m" }),
  flow: number({ ...within("flow"), step: 10, optional: true }),
  outlet: number({ ...within("outlet"), step: 5, unit: "pa", optional: true }),
  bend: choice(bendIds, "smooth"),
  bends: number({ usual: 0, ...within("count"), whole: true }),
  dampers: number({ usual: 0, ...within("count"), whole: true }),
  fire: number({ usual: 0, ...within("count"), whole: true }),
  other: number({ usual: 0, ...within("other"), step: 0.1 }),
  height: number({ ...within("height"), step: 50, unit: "mm", optional: true }),
  velocity: number({ ...within("velocity"), step: 0.5, unit: "m-per-s", optional: true }),
  place: choice(["tree", ...placeIds], "tree"),
};
export type SectionField = keyof typeof sectionFields;
export const sectionFieldIds = keysOf(sectionFields);

/**
 * In an address a field of a section has a short name (`s.12.f=150`). So an address has space for forty sections, even if a form sends it
 * without JavaScript.
 */
export const listName = "s";
const letters = {
  after: "a",
  from: "k",
  length: "l",
  flow: "f",
  outlet: "o",
  bend: "b",
  bends: "n",
  dampers: "d",
  fire: "e",
  other: "c",
  height: "h",
  velocity: "v",
  place: "p",
} as const satisfies Record<SectionField, string>;
type Lettered = { [K in SectionField as (typeof letters)[K]]: (typeof sectionFields)[K] };
const lettered = Object.fromEntries(sectionFieldIds.map((id) => [letters[id], sectionFields[id]])) as Lettered;

export const sectionName = (row: number, field: SectionField) => nameIn(listName, row, letters[field]);

export const fields = {
  [modeName]: choice(modeIds, "one"),
  method: choice(methodIds, usual.method),
  flowUnit: choice(flowUnits, usual.flowUnit),
  friction: number({ usual: usual.friction, ...within("friction"), step: 0.1, unit: "pa-per-m" }),
  place: choice(placeIds, usual.place),
  quiet: choice(quietIds, usual.quiet),
  shape: choice(treeShapeIds, usual.shape),
  endShape: choice(treeShapeIds, usual.endShape),
  material: choice(materialIds, usual.material),
  endMaterial: choice(materialIds, usual.endMaterial),
  height: number({ usual: usual.height, ...within("height"), step: 50, unit: "mm" }),
  rounds: choice(roundSeriesIds, usual.rounds),
  step: choice(stepIds, usual.step),
  outlet: number({ usual: usual.outlet, ...within("outlet"), step: 5, unit: "pa" }),
  machine: number({ usual: usual.machine, ...within("machine"), step: 10, unit: "pa" }),
  tolerance: number({ usual: usual.tolerance, ...within("tolerance"), step: 0.5, unit: "pa" }),
  temperature: number({ usual: usual.temperature, ...within("temperature"), unit: "c" }),
  elevation: number({ usual: usual.elevation, ...within("elevation"), step: 10, unit: "m" }),
  [listName]: list(lettered, { usual: 1, max: mostSections, linked: letters.after }),
};
export type TreeFieldValues = InputOf<typeof fields>;

/** Returns the answers of each section, by the names of the fields. */
export const sectionsOf = (input: TreeFieldValues) =>
  input[listName].map(
    (row) => Object.fromEntries(sectionFieldIds.map((id) => [id, row[letters[id]]])) as InputOf<typeof sectionFields>,
  );

export function treeInputOf(input: TreeFieldValues): TreeInput {
  const { mode, [listName]: _, ...tree } = input;
  const sections = sectionsOf(input).map(({ place, ...section }) => ({
    ...section,
    place: place === "tree" ? undefined : place,
  }));
  return { ...tree, sections };
}

/** Replaces the engine's name of a field in a refusal by the name in the form: `sections.2.flow` becomes `s.2.f`. */
export function inForm(issue: Issue): Issue {
  const [list, index, field] = issue.field.split(".");
  return list === "sections" && isOneOf(sectionFieldIds, field)
    ? { ...issue, field: `${listName}.${index}.${letters[field]}` }
    : issue;
}

/** The typed values of a section. A missing value means the default. */
export type TypedSection = Partial<Record<SectionField, string>>;

/** Returns the values of all controls for these sections. */
export const rawOf = (sections: readonly TypedSection[]): RawValues =>
  Object.fromEntries([
    [listName, String(sections.length)],
    ...sections.flatMap((section, index) =>
      sectionFieldIds.map((id) => [sectionName(index + 1, id), section[id] ?? usualText(sectionFields[id])]),
    ),
  ]);

const example: TypedSection[] = usual.sections.map((section) =>
  Object.fromEntries(entriesOf<string, unknown>({ ...section }).map(([id, value]) => [id, String(value)])),
);

/** Adds the example to an address that has no sections. */
export function withExample(query: URLSearchParams): URLSearchParams {
  if ([...query.keys()].some((name) => name.split(".")[0] === listName)) return query;
  const completed = new URLSearchParams(query);
  for (const [name, value] of Object.entries(rawOf(example))) completed.set(name, value);
  completed.set(modeName, "tree");
  return completed;
}

import { materialIds, placeIds, quietIds } from "#engine/ducts/data.ts";
import { flowUnits } from "#engine/ducts/flow.ts";
import { exampleTree } from "#engine/ducts/tree/example.ts";
import { beginningIds, bendIds } from "#engine/ducts/tree/fittings.ts";
import { bounds, methodIds, mostSections, type TreeInput, treeShapeIds } from "#engine/ducts/tree/input.ts";
import { roundsIds, stepIds } from "#engine/ducts/tree/sizes.ts";
import { entriesOf, keysOf } from "#engine/typed.ts";
import { choice, type InputOf, list, nameIn, number, usualText } from "../../frame/fields.ts";
import type { Raw } from "../../frame/read-fields.ts";
import { modeIds, modeName } from "../modes.ts";

const within = (name: keyof typeof bounds) => ({ min: bounds[name][0], max: bounds[name][1] });
const usual = exampleTree;

/** In the order in which they stand in a section's form and in a list. */
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

export const listName = "sections";
export const sectionName = (row: number, field: SectionField) => nameIn(listName, row, field);

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
  rounds: choice(roundsIds, usual.rounds),
  step: choice(stepIds, usual.step),
  outlet: number({ usual: usual.outlet, ...within("outlet"), step: 5, unit: "pa" }),
  machine: number({ usual: usual.machine, ...within("machine"), step: 10, unit: "pa" }),
  tolerance: number({ usual: usual.tolerance, ...within("tolerance"), step: 0.5, unit: "pa" }),
  temperature: number({ usual: usual.temperature, ...within("temperature"), unit: "c" }),
  elevation: number({ usual: usual.elevation, ...within("elevation"), step: 10, unit: "m" }),
  [listName]: list(sectionFields, { usual: 1, max: mostSections, linked: "after" }),
};
export type Asked = InputOf<typeof fields>;

export const treeInputOf = ({ mode, sections, ...tree }: Asked): TreeInput => ({
  ...tree,
  sections: sections.map(({ place, ...section }) => ({ ...section, place: place === "tree" ? undefined : place })),
});

/** What is typed of a section; what nobody said is as usual. */
export type TypedSection = Partial<Record<SectionField, string>>;

/** The values of all controls of these sections. */
export const rawOf = (sections: readonly TypedSection[]): Raw =>
  Object.fromEntries([
    [listName, String(sections.length)],
    ...sections.flatMap((section, index) =>
      sectionFieldIds.map((id) => [sectionName(index + 1, id), section[id] ?? usualText(sectionFields[id])]),
    ),
  ]);

const example: TypedSection[] = usual.sections.map((section) =>
  Object.fromEntries(entriesOf<string, unknown>({ ...section }).map(([id, value]) => [id, String(value)])),
);

/** An address that names no sections is about the example. */
export function withExample(query: URLSearchParams): URLSearchParams {
  if ([...query.keys()].some((name) => name.split(".")[0] === listName)) return query;
  const completed = new URLSearchParams(query);
  for (const [name, value] of Object.entries(rawOf(example))) completed.set(name, value);
  completed.set(modeName, "tree");
  return completed;
}

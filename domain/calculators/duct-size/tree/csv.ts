import type { TreeResult, TreeSection } from "@site/engine/ducts/tree/tree.ts";
import { csvText } from "../../kit/frame/csv.ts";
import type { Say } from "../../kit/frame/say.ts";
import { sidesOf } from "../say.ts";
import { sectionFieldIds, sectionsOf, type TreeFieldValues } from "./fields.ts";
import type { OptionNames } from "./list/cells.ts";
import { optionNames } from "./options.ts";
import { flowNumber } from "./say.ts";
import type { Words } from "./words.ts";

type Speech = Say<Words>;
type Found = keyof Words["found"];

/** The results in an exported list, each with its unit. */
const results: readonly (readonly [Found, string | undefined, (one: TreeSection, say: Speech) => string])[] = [
  ["size", "mm", ({ shape }) => sidesOf(shape)],
  ["friction", "pa-per-m", ({ friction }, { format }) => format(friction, 2)],
  ["loss", "pa", ({ loss }, { format }) => format(loss.total, 1)],
  ["static", "pa", ({ pressure }, { format }) => format(pressure.staticEnd, 1)],
  ["path", "pa", ({ path }, { format }) => format(path, 1)],
  ["damper", "pa", ({ damper }, { format }) => format(damper, 1)],
];

const withUnit = (name: string, sign: string | undefined) => (sign ? `${name} (${sign})` : name);

/** The headings of the results. A list that is pasted back may contain these columns, and they are ignored. */
export const resultHeadings = ({ words, unit }: Speech) =>
  results.map(([id, sign]) => withUnit(words.found[id], sign && unit(sign)));

const unitOf: Partial<Record<string, string>> = { length: "m", outlet: "pa", height: "mm", velocity: "m-per-s" };

/** Writes the answers and the results of each section as CSV. The page can read this list again. */
export function sectionsCsv(input: TreeFieldValues, { sections }: TreeResult, say: Speech): string {
  const { words, unit } = say;
  const names: OptionNames = optionNames(words);
  const signOf = (id: string) => (id === "flow" ? words.flowUnits[input.flowUnit] : unitOf[id] && unit(unitOf[id]));
  const head = [
    words.columns.number,
    ...sectionFieldIds.map((id) => withUnit(words.columns[id], signOf(id))),
    ...resultHeadings(say),
  ];
  const all = sectionsOf(input);
  const rows = sections.map((section, index) => {
    const values = all[index];
    const fields = sectionFieldIds.map((id) => {
      if (id === "after") return String(section.after ?? "");
      if (id === "flow" && values?.flow === undefined) return flowNumber(section.flow, input, say);
      const value = String(values?.[id] ?? "");
      return names[id]?.[value] ?? value;
    });
    return [String(section.number), ...fields, ...results.map(([, , text]) => text(section, say))];
  });
  return csvText([head, ...rows]);
}

import { type SectionField, sectionFieldIds } from "../fields.ts";

/** The columns of a list of sections: the number or name of the section, and the fields of its form. */
export const columnIds = ["number", ...sectionFieldIds] as const;
export type ColumnId = "number" | SectionField;

export const refusedLists = ["empty", "no-headings", "no-sections", "too-many", "circle"] as const;
export type RefusedList = (typeof refusedLists)[number];

export const listProblems = ["not-a-number", "unknown-unit", "unknown-word", "unknown-section"] as const;
export type ListProblem = (typeof listProblems)[number];

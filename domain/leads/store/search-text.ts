import { customerDetails } from "@site/ground/customer-fields.ts";
import { isTextField } from "@site/ground/enquiry-fields.ts";
import { calculationOf } from "@site/ground/stored-calculation.ts";
import { keysOf } from "@site/typed";
import { storedDetails } from "#platform/db/json-columns.ts";
import type { LeadsTable } from "#platform/db/schema.ts";
import { normalizeText } from "#platform/process/normalize-text.ts";
import type { Entry, EventData, EventKind } from "./types.ts";

/** Raise this number when more is searched than before. A scheduled task then writes the texts of earlier leads anew. */
export const searchVersion = 2;

/** The columns that are searched. */
export const searchedColumns = [
  "reference",
  "name",
  "email",
  "phone",
  "phone_typed",
  "message",
  "service",
  "place",
  "details",
] as const satisfies (keyof LeadsTable)[];

type Searched = Pick<LeadsTable, (typeof searchedColumns)[number]>;

/** Returns the text of a form's fields that the inbox searches. */
export const searchTextOf = (row: Searched): string =>
  normalizeText(
    [
      ...[row.reference, row.name, row.email, row.phone, row.phone_typed.replace(/[\s()-]/g, ""), row.message],
      ...(row.service ? [choiceText("service", row.service)] : []),
      ...(row.place ? [choiceText("place", row.place)] : []),
      ...detailsText(storedDetails(row)),
    ].join(" "),
  );

export type Choice = "service" | "place" | "property";
const marks: Record<Choice, string> = { service: "s", place: "p", property: "k" };

/**
 * Returns a choice as it is written in the search text. Nobody types this mark. But a search for the word of the choice in any language also searches
 * for the mark.
 */
export const choiceText = (choice: Choice, key: string) => `${marks[choice]}=${key};`;

/** Other choices are left out of the text, because nobody searches for their words. */
const passedOver: readonly string[] = customerDetails.filter((name) => !isTextField(name));

function detailsText({ property, calculation, ...others }: Record<string, unknown>): string[] {
  const free = Object.entries(others).filter(([name]) => !passedOver.includes(name));
  return [
    ...(typeof property === "string" ? [choiceText("property", property)] : []),
    ...free.map(([, value]) => textOf(value)),
    ...resultOf(calculation),
  ];
}

/** Returns inputs and results of a calculation, without its address. */
function resultOf(stored: unknown): string[] {
  const { calculator, lines = [] } = calculationOf(stored) ?? {};
  return [textOf(calculator), ...lines.flatMap(([label, value]) => [label, textOf(value)])];
}

const textOf = (value: unknown) => (typeof value === "string" || typeof value === "number" ? String(value) : "");

/** Returns the searchable text of timeline entries: notes, messages, replies, reminders, visit reports, and the reasons for a withdrawal. */
export const searchTextOfEntries = (entries: readonly Entry[]): string =>
  normalizeText(entries.map(spokenIn).filter(Boolean).join(" "));

const spokenOf: { [K in EventKind]?: (data: EventData[K]) => string } = {
  note: ({ text }) => text,
  message: ({ text }) => text,
  reminder: ({ text = "" }) => text,
  withdrawn: ({ reason = "" }) => reason,
  report: ({ note, office }) => `${note} ${office}`,
  reply: ({ subject, text }) => [subject, text].filter(Boolean).join(" "),
};

/** The kinds of entries in which somebody says something. */
export const spokenKinds = keysOf(spokenOf);

const spokenIn = <K extends EventKind>({ kind, data }: { kind: K; data: EventData[K] }): string =>
  spokenOf[kind]?.(data) ?? "";

import { customerDetails } from "@site/ground/customer-fields.ts";
import { isTextField } from "@site/ground/enquiry-fields.ts";
import { calculationOf } from "@site/ground/stored-calculation.ts";
import { keysOf } from "@site/typed";
import { storedDetails } from "#platform/db/json-columns.ts";
import type { LeadsTable } from "#platform/db/schema.ts";
import { soundsOfName } from "#platform/db/search/names.ts";
import { normalizeText } from "#platform/process/normalize-text.ts";
import type { Entry, EventData, EventKind } from "./types.ts";

/**
 * The version of the search text. Raise it when more data become searchable. A scheduled task then rebuilds the search texts of earlier
 * leads.
 */
export const searchVersion = 3;

/** The columns that are part of the search text. */
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

/** Returns the search text of a lead's own columns. */
export const searchTextOf = (row: Searched): string => {
  const words = [
    ...[row.reference, row.name, row.email, row.phone, row.phone_typed.replace(/[\s()-]/g, ""), row.message],
    ...(row.service ? [choiceText("service", row.service)] : []),
    ...(row.place ? [choiceText("place", row.place)] : []),
    ...detailsText(storedDetails(row)),
  ];
  return [normalizeText(words.join(" ")), soundsOfName(row.name)].filter(Boolean).join(" ");
};

export type Choice = "service" | "place" | "property";
const marks: Record<Choice, string> = { service: "s", place: "p", property: "k" };

/**
 * Returns the code of a chosen option in the search text, such as `s=…;`. Nobody types this code, but it is a synonym of the option's name,
 * so a search for the name in any language finds it.
 */
export const choiceText = (choice: Choice, key: string) => `${marks[choice]}=${key};`;

/** The details that are left out of the search text, because nobody searches for these options. */
const passedOver: readonly string[] = customerDetails.filter((name) => !isTextField(name));

function detailsText({ property, calculation, ...others }: Record<string, unknown>): string[] {
  const free = Object.entries(others).filter(([name]) => !passedOver.includes(name));
  return [
    ...(typeof property === "string" ? [choiceText("property", property)] : []),
    ...free.map(([, value]) => textOf(value)),
    ...resultOf(calculation),
  ];
}

/** Returns the inputs and results of a calculation, without its link. */
function resultOf(stored: unknown): string[] {
  const { calculator, lines = [] } = calculationOf(stored) ?? {};
  return [textOf(calculator), ...lines.flatMap(([label, value]) => [label, textOf(value)])];
}

const textOf = (value: unknown) => (typeof value === "string" || typeof value === "number" ? String(value) : "");

/** Returns the search text of timeline entries: notes, messages, replies, reminders, visit reports, and reasons for a withdrawal. */
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

/** The kinds of timeline entries that have searchable text. */
export const spokenKinds = keysOf(spokenOf);

const spokenIn = <K extends EventKind>({ kind, data }: { kind: K; data: EventData[K] }): string =>
  spokenOf[kind]?.(data) ?? "";

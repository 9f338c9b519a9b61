import { sheetNames } from "@site/engine/sheets/names.ts";
import type { PageId } from "@site/ground/site-map/pages.ts";
import { cities } from "@site/ground/site-map/places.ts";
import { z } from "zod";
import { diagramNames } from "../diagrams.ts";
import type { ShownSheet } from "../shown-sheet.ts";
import type { Card } from "./card.ts";
import { line, markdown, pageRef } from "./common.ts";
import type { CompanyTerms } from "./company.ts";
import type { DiagramWords } from "./diagrams.ts";

const titled = z.strictObject({ title: line, text: markdown });
const base = {
  heading: line.max(90),
  intro: markdown.optional(),
  /** True if the permit helper shows this section of a city's page too. */
  permits: z.literal(true).optional(),
  /** True if it is not folded on a phone, because people must read what keeps them safe without a tap. */
  open: z.literal(true).optional(),
};

const prose = z.strictObject({ kind: z.literal("prose"), heading: base.heading, open: base.open, body: markdown });

/** Lists the work that the job includes and, as clearly, the work that it does not. */
const scope = z.strictObject({
  kind: z.literal("scope"),
  ...base,
  included: z.array(line).min(3),
  excluded: z.array(line).min(1),
});

/** A method, in chronological order. */
const steps = z.strictObject({ kind: z.literal("steps"), ...base, items: z.array(titled).min(3).max(9) });

/** Figures and standards for engineers; each has its source in `sources` of the page. */
const facts = z.strictObject({
  kind: z.literal("facts"),
  ...base,
  items: z.array(z.strictObject({ label: line, value: line, note: line.optional() })).min(3),
});

/** `check` marks things to have or to do, `warn` marks signs of trouble. */
const marks = ["dot", "check", "warn"] as const;
const list = z.strictObject({
  kind: z.literal("list"),
  mark: z.enum(marks).default("dot"),
  ...base,
  items: z.array(markdown).min(3),
});

const cards = z.strictObject({
  kind: z.literal("cards"),
  ...base,
  items: z
    .array(titled.extend({ page: pageRef.optional() }))
    .min(2)
    .max(9),
});

const table = z
  .strictObject({
    kind: z.literal("table"),
    ...base,
    columns: z.array(line).min(2).max(5),
    rows: z.array(z.array(line)).min(2),
  })
  .refine(
    ({ columns, rows }) => rows.every((row) => row.length === columns.length),
    "every row needs one cell a column",
  );

/** A frank remark that stands out: when you do not need this, or what we do not repair. */
const note = z.strictObject({ kind: z.literal("note"), heading: base.heading, body: markdown });

/** A drawing that explains; its words are in content/<language>/diagrams/<name>.yaml. */
const diagram = z.strictObject({ kind: z.literal("diagram"), ...base, name: z.enum(diagramNames) });

/** Figures that the engine computes for a place, and what they mean for the reader there. */
const sheet = z.strictObject({
  kind: z.literal("sheet"),
  heading: base.heading,
  name: z.enum(sheetNames),
  body: markdown,
  /** The cities of the sheet. A page of one city takes that city; other pages name the cities that they compare. */
  places: z.array(z.enum(cities)).min(1).optional(),
});

/** Points of a checklist, to be ticked on paper or on the screen. */
const tasks = z.strictObject({ kind: z.literal("tasks"), ...base, items: z.array(line).min(3) });

/** Pages by name, each with its one sentence. */
const pages = z.strictObject({ kind: z.literal("pages"), ...base, pages: z.array(pageRef).min(2) });

export const section = z.discriminatedUnion("kind", [
  prose,
  scope,
  steps,
  facts,
  list,
  cards,
  table,
  note,
  diagram,
  sheet,
  tasks,
  pages,
]);
export type Section = z.infer<typeof section>;
export type SectionOf<K extends Section["kind"]> = Extract<Section, { kind: K }>;

/** A section with everything that the page needs to show it. */
export type ShownSection =
  | Exclude<Section, { kind: "diagram" | "sheet" | "scope" | "pages" }>
  | (SectionOf<"pages"> & { cards: Card[] })
  | (SectionOf<"scope"> & { terms?: CompanyTerms })
  | (SectionOf<"diagram"> & { words: DiagramWords; film?: { id: PageId; text: string } })
  | (SectionOf<"sheet"> & { sheet: ShownSheet });
export type ShownOf<K extends Section["kind"]> = Extract<ShownSection, { kind: K }>;

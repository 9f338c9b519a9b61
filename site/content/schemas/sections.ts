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
  /** True if the page about permits shows this section of a city's page too. */
  permits: z.literal(true).optional(),
  /** True if a phone does not fold the section. People must be able to read safety advice without a tap. */
  open: z.literal(true).optional(),
};

const prose = z.strictObject({ kind: z.literal("prose"), heading: base.heading, open: base.open, body: markdown });

/** A list of the work that the job includes, and as clearly of the work that it does not include. */
const scope = z.strictObject({
  kind: z.literal("scope"),
  ...base,
  included: z.array(line).min(3),
  excluded: z.array(line).min(1),
});

/** A method: its steps in the order of time. */
const steps = z.strictObject({ kind: z.literal("steps"), ...base, items: z.array(titled).min(3).max(9) });

/** Figures and standards for engineers. The sources are in `sources` of the page. */
const facts = z.strictObject({
  kind: z.literal("facts"),
  ...base,
  items: z.array(z.strictObject({ label: line, value: line, note: line.optional() })).min(3),
});

/** The mark before each item of a list: `check` for things to have or to do, `warn` for signs of trouble. */
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

/** A frank remark that stands out, such as when the customer does not need this work, or what we do not repair. */
const note = z.strictObject({ kind: z.literal("note"), heading: base.heading, body: markdown });

/** A drawing that explains something. Its words are in content/<language>/diagrams/<name>.yaml. */
const diagram = z.strictObject({ kind: z.literal("diagram"), ...base, name: z.enum(diagramNames) });

/** A local sheet: figures that the engine computes for a place, and what they mean for a reader there. */
const sheet = z.strictObject({
  kind: z.literal("sheet"),
  heading: base.heading,
  name: z.enum(sheetNames),
  body: markdown,
  /** The cities of the sheet. Without them, a page about a city shows that city. A page about no city names the cities that it compares. */
  places: z.array(z.enum(cities)).min(1).optional(),
});

/** A checklist whose points can be ticked on paper or on the screen. */
const tasks = z.strictObject({ kind: z.literal("tasks"), ...base, items: z.array(line).min(3) });

/** Links to pages, each with the page's one sentence. */
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

/** A section with all data that the page needs to show it. */
export type ShownSection =
  | Exclude<Section, { kind: "diagram" | "sheet" | "scope" | "pages" }>
  | (SectionOf<"pages"> & { cards: Card[] })
  | (SectionOf<"scope"> & { terms?: CompanyTerms })
  | (SectionOf<"diagram"> & { words: DiagramWords; film?: { id: PageId; text: string } })
  | (SectionOf<"sheet"> & { sheet: ShownSheet });
export type ShownOf<K extends Section["kind"]> = Extract<ShownSection, { kind: K }>;

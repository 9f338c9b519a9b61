import { cities } from "@site/ground/site-map/places.ts";
import { recordOf } from "@site/typed";
import { z } from "zod";
import { chooser } from "./bundle-chooser.ts";
import { date, hero, key, line, markdown, pageHead, pageRef, question } from "./common.ts";
import { type Section, section } from "./sections.ts";
import { year } from "./year.ts";

export const shapes = ["standard", "story", "table", "picture", "urgent"] as const;
export type Shape = (typeof shapes)[number];

/** The kinds of section with which a page of this shape may begin. A shape that is not in this record may begin with any kind. */
const openings: Partial<Record<Shape, readonly Section["kind"][]>> = {
  story: ["prose", "note"],
  urgent: ["list"],
  table: ["table", "sheet", "facts", "list", "scope", "steps"],
};

/** The rows of the table that compares all bundles. */
export const comparisonRows = ["audience", "visits", "covered", "faults", "parts", "excluded", "term"] as const;
const comparedLines = z.strictObject(recordOf(comparisonRows, () => line));

/** A second version of one section. Half of the visitors see it (docs/editing). */
const variants = z.strictObject({
  /** The name of the trial. Enquiries and visits of both versions are counted under this name. */
  name: key.max(40),
  /** The position of the section that this version replaces, counted from 1. */
  replaces: z.int().min(1),
  section,
});

/** A page that presents a service, a place, a bundle, a solution or an industry. */
export const landing = z
  .strictObject({
    ...pageHead,
    /** The shape decides how the sections follow the first view, so that neighbouring pages do not look alike. */
    shape: z.enum(shapes).default("standard"),
    /** The day of the page's last second reading (docs/editing/places.md). */
    reviewed: date.optional(),
    /** The first view of these pages has no room for an eyebrow. */
    hero: hero.omit({ eyebrow: true }),
    compare: comparedLines.optional(),
    /** The year of a bundle with a calendar. */
    year: year.optional(),
    sections: z.array(section).min(3),
    variants: variants.optional(),
    questions: z.array(question).min(3).max(8),
    related: z.array(pageRef).min(2).max(8),
    /** The sources of the technical facts. The page shows them at its end. */
    sources: z.array(line).default([]),
  })
  .refine(({ shape, sections: [first] }) => first && (openings[shape]?.includes(first.kind) ?? true), {
    path: ["sections"],
    message: `must begin as the shape says: ${Object.entries(openings)
      .map(([shape, kinds]) => `${shape} with ${kinds.join(", ")}`)
      .join("; ")}`,
  })
  .refine(({ variants, sections }) => !variants || variants.replaces <= sections.length, {
    path: ["variants", "replaces"],
    message: "must be the number of a section.",
  })
  .refine(
    ({ variants, shape }) => variants?.replaces !== 1 || (openings[shape]?.includes(variants.section.kind) ?? true),
    {
      path: ["variants", "section"],
      message: "must be of a kind with which a page of this shape may begin.",
    },
  );

/** An overview introduces the pages below it. The site map lists these pages. */
export const overview = z.strictObject({
  ...pageHead,
  hero,
  /** Questions that lead to one of the pages below it. */
  choose: chooser.optional(),
  /** The words of the table that compares the pages below the overview. `lines` are the names of the rows. */
  compare: z.strictObject({ heading: line, intro: line, question: line, lines: comparedLines }).optional(),
  sections: z.array(section).default([]),
  questions: z.array(question).default([]),
});

/** A page of prices. Its tables are in content/shared/prices.yaml. `invitation` is the link to it on the other page of prices. */
export const pricing = overview.extend({ invitation: line.max(70), related: z.array(pageRef).min(2).max(8) });

/** A page of the resources: the overview, a checklist, the page about permits, or the glossary. */
export const resource = z.strictObject({
  ...pageHead,
  hero,
  /** The words above the choice at the top of the page, such as that of an emirate. */
  choose: line.max(60).optional(),
  sections: z.array(section).min(1),
  /** The page about permits says here how each city differs. The text stands above the section from the page of the city. */
  places: z.partialRecord(z.enum(cities), markdown).optional(),
  related: z.array(pageRef).min(2).max(8),
  sources: z.array(line).default([]),
});

const meaning = z.strictObject({ term: line, text: line });
/** The terms of the glossary, each in both languages. */
export const terms = z.record(key, z.strictObject({ page: pageRef, en: meaning, ar: meaning }));

const head = z.strictObject({
  summary: line.optional(),
  seo: z.strictObject({ title: line, description: line }).partial().optional(),
  hero: z
    .strictObject({ title: line, lead: line, points: z.array(line) })
    .partial()
    .optional(),
  compare: z.strictObject({ heading: line }).optional(),
  invitation: line.optional(),
});
/** The titles, summaries and descriptions for a company that does not offer all trades (our-words.server.ts). */
export const heads = z.strictObject({ city: head, pages: z.record(pageRef, head) });

/** A few figures of an article, as bars on one scale. The article explains them. */
const chart = z.strictObject({
  heading: line.max(90),
  unit: line.max(20),
  bars: z
    .array(z.strictObject({ name: line.max(60), value: z.number().positive() }))
    .min(2)
    .max(5),
});
export type Chart = z.infer<typeof chart>;

/** The front matter of a blog post. Its text follows in Markdown. */
export const article = z.strictObject({
  ...pageHead,
  title: line.max(100),
  /** The short answer, in two to four sentences. The article explains it afterwards. */
  short: markdown.optional(),
  /** The figures at the top of the article. Without them its picture stands there. */
  chart: chart.optional(),
  published: date,
  updated: date.optional(),
  /** The author is a team. The value is the name of a file in authors/. */
  author: key,
  reviewed: z.strictObject({ by: key, on: date }),
  /** The tags of the article, by the names of their files in blog/tags/. */
  tags: z.array(key).min(1).max(3),
  related: z.array(pageRef).default([]),
  sources: z.array(line).default([]),
  sample: z.boolean().default(false),
});

/** A topic that several articles share. */
export const tag = z.strictObject({ ...pageHead, title: line, text: line });

/** A team that writes and checks articles. A team that is only a sample has no page, and no article names it. */
export const author = z.strictObject({
  ...pageHead,
  title: line,
  text: line,
  knows: z.array(line).min(3),
  checks: z.array(line).min(3),
  sample: z.boolean(),
});

/** The filters of the case studies; their rules are in styles/case-studies.css. */
const sectors = ["homes", "offices", "hospitality", "education", "accommodation"] as const;
const trades = ["cooling", "ventilation", "plumbing"] as const;

/** The front matter of a case study. The story follows in Markdown. */
export const caseStudy = z.strictObject({
  ...pageHead,
  title: line.max(100),
  building: line,
  place: line,
  city: z.enum(cities),
  sector: z.enum(sectors),
  trades: z.array(z.enum(trades)).min(1),
  size: line,
  duration: line,
  year: z.int().min(2000),
  scope: z.array(line).min(2),
  figures: z
    .array(z.strictObject({ value: line, label: line }))
    .min(2)
    .max(4),
  /** Values that were measured before and after the work. The page shows them as bars. */
  readings: z
    .array(z.strictObject({ name: line, unit: z.string(), before: z.number().min(0), after: z.number().min(0) }))
    .min(2)
    .max(5),
  published: date,
  related: z.array(pageRef).default([]),
  sample: z.boolean(),
});

/** The front matter of the terms or the privacy notice. The text follows in Markdown. */
export const legal = z.strictObject({ ...pageHead, title: line, updated: date, sample: z.boolean().default(false) });

export const about = z.strictObject({
  ...pageHead,
  hero,
  /** The words in the drawing of the wind tower, and its description for people who do not see it. */
  tower: z.strictObject({ alt: line, caught: line.max(30), drawn: line.max(30), room: line.max(30) }),
  story: z.strictObject({ heading: line, body: markdown }),
  principles: z.strictObject({ heading: line, items: z.array(z.strictObject({ title: line, text: markdown })).min(3) }),
  sections: z.array(section).default([]),
});

/** The page of search results. Its other words are in messages/search.json. */
export const search = z.strictObject({ ...pageHead, title: line });

export const contact = z.strictObject({
  ...pageHead,
  hero,
  next: z.strictObject({ heading: line, items: z.array(z.strictObject({ title: line, text: line })).min(3) }),
  questions: z.array(question).default([]),
});

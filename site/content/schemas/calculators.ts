import { sheetNames } from "@site/engine/sheets/names.ts";
import { calculatorSlugs } from "@site/ground/site-map/pages.ts";
import { z } from "zod";
import { hero, line, markdown, pageHead, pageRef, question } from "./common.ts";
import { section } from "./sections.ts";

/** The plural forms of a counted word, with the names of Intl.PluralRules. `{n}` is the number. */
export const forms = z.strictObject({
  zero: line.optional(),
  one: line.optional(),
  two: line.optional(),
  few: line.optional(),
  many: line.optional(),
  other: line,
});

/** A calculator's page. The calculator's own words have a schema of their own. */
export const calculator = z.strictObject({
  ...pageHead,
  hero,
  words: z.record(z.string(), z.unknown()),
  sections: z.array(section).min(2),
  questions: z.array(question).min(2).max(8),
  related: z.array(pageRef).min(2).max(6),
  sources: z.array(line).default([]),
});

/** The overview of the calculators, in groups by the visitor's question. A calculator that does not exist yet is left out. */
export const calculators = z.strictObject({
  ...pageHead,
  hero,
  /** Says that the answers on this page are examples. */
  example: line,
  groups: z
    .array(
      z.strictObject({
        heading: line.max(90),
        items: z
          .array(
            z.strictObject({
              calculator: z.enum([...calculatorSlugs, "climate"]),
              question: line.max(60),
              text: line,
            }),
          )
          .min(1),
      }),
    )
    .refine(
      (groups) =>
        calculatorSlugs.every((slug) =>
          groups.some(({ items }) => items.some(({ calculator }) => calculator === slug)),
        ),
      {
        error: "each calculator has a card",
      },
    )
    .min(1),
  proof: z.strictObject({ heading: line.max(90), text: markdown }),
  sections: z.array(section).min(1),
});

/** The page with all local sheets of a city. */
export const climate = z.strictObject({
  ...pageHead,
  hero,
  /** The form: its questions, and its button. */
  ask: z.strictObject({ place: line, show: line }),
  /** The heading of the table of contents. `{place}` becomes the name of the place. */
  contents: line,
  sheets: z.record(z.enum(sheetNames), z.strictObject({ heading: line.max(90), text: markdown })),
  sections: z.array(section).min(2),
  questions: z.array(question).min(2).max(8),
  related: z.array(pageRef).min(2).max(6),
  sources: z.array(line).min(1),
});

const named = z.record(z.string(), line);

/** The words that all calculators share. They are sent with each calculator. */
export const calculatorWords = z.strictObject({
  optional: line,
  source: line,
  engine: line,
  confidence: z.strictObject({ high: line, medium: line, low: line }),
  /** The sign of a unit, or its name with the plural forms. */
  units: z.record(z.string(), z.union([line, forms])),
  /** The reasons why a field is refused. */
  problems: named.and(z.object({ unknown: line })),
  /** The headings of the parts that are folded on a phone. */
  folds: z.strictObject({ analysis: line, background: line }),
  notices: z.strictObject({ refused: line, unanswered: line, older: line, unknown: line }),
  actions: z.strictObject({
    calculate: line,
    quote: line,
    whatsapp: line,
    copy: line,
    copied: line,
    copyByHand: line,
    print: line,
    save: line,
    saved: line,
    keep: line,
    keptFor: line,
    addEmail: line,
    saveFailed: line,
    full: line,
    signIn: line,
    add: line,
    remove: line,
  }),
  months: z.array(line).length(12),
  compass: named,
});

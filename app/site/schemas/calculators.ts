import { z } from "zod";
import { hero, line, markdown, pageHead, pageRef, question } from "./common.ts";
import { section } from "./sections.ts";

/** Forms of a counted word, as Intl.PluralRules names them; `{n}` is the number. */
export const forms = z.strictObject({
  zero: line.optional(),
  one: line.optional(),
  two: line.optional(),
  few: line.optional(),
  many: line.optional(),
  other: line,
});

/** A calculator and what is to be read beside it. The words of the calculator itself are checked by its own schema. */
export const calculator = z.strictObject({
  ...pageHead,
  hero,
  words: z.record(z.string(), z.unknown()),
  sections: z.array(section).min(2),
  questions: z.array(question).min(2).max(8),
  related: z.array(pageRef).min(2).max(6),
  sources: z.array(line).default([]),
});

/** Every calculator by the question that a visitor has. One that is not written yet is left out by itself. */
export const calculators = z.strictObject({
  ...pageHead,
  hero,
  groups: z
    .array(
      z.strictObject({
        heading: line.max(90),
        items: z.array(z.strictObject({ calculator: line, question: line.max(60), text: line })).min(1),
      }),
    )
    .min(1),
  proof: z.strictObject({ heading: line.max(90), text: markdown }),
  sections: z.array(section).min(1),
});

const named = z.record(z.string(), line);

/** What all calculators say; it travels with each of them. */
export const calculatorWords = z.strictObject({
  optional: line,
  source: line,
  engine: line,
  confidence: z.strictObject({ high: line, medium: line, low: line }),
  /** Signs, or words in the forms that stand beside a number. */
  units: z.record(z.string(), z.union([line, forms])),
  /** Why a field is refused. */
  problems: named.and(z.object({ unknown: line })),
  notices: z.strictObject({ refused: line, older: line, unknown: line }),
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
    saveFailed: line,
    full: line,
    signIn: line,
    add: line,
    remove: line,
  }),
  months: z.array(line).length(12),
  compass: named,
});

import { openPlaces } from "@site/engine/money/open-line.ts";
import { lineKinds } from "@site/engine/money/quotation.ts";
import { z } from "zod";
import { line } from "./common.ts";

const both = (max: number) => z.strictObject({ en: line.max(max), ar: line.max(max) });

const templateLine = z.strictObject({
  kind: z.enum(lineKinds),
  /** The text of a line. A colleague later fills in the parts in curly brackets, such as {make}. */
  text: both(300).refine(({ en, ar }) => openPlaces(en).length === openPlaces(ar).length, {
    message: "leaves as many {places} open in one language as in the other",
  }),
  /** The unit of an amount, by its key in `units` of messages/quotation.json. */
  unit: z
    .string()
    .regex(/^[a-z0-9-]+$/)
    .optional(),
  /** The group of an optional line. The customer takes one line of all those with the same letter. */
  group: z
    .string()
    .regex(/^[A-D]$/)
    .optional(),
});

/** The lines that a new quotation contains at first. They never contain a price. */
export const quotationTemplates = z.strictObject({
  templates: z.record(
    z.string().regex(/^[a-z-]+$/),
    z.strictObject({ name: both(60), services: z.array(line), lines: z.array(templateLine).min(1) }),
  ),
  /** The last lines of every quotation. */
  closing: z.array(templateLine),
});

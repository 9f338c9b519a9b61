import { ageIds } from "@site/engine/data/ages.ts";
import { glassSizes } from "@site/engine/data/glazing.ts";
import { positions } from "@site/engine/quick/input.ts";
import { bases } from "@site/engine/running-cost/load.ts";
import { massIds } from "@site/engine/running-cost/mass.ts";
import { unitAges } from "@site/engine/running-cost/running-cost.ts";
import { z } from "zod";
import { line } from "#site/content/schemas/common.ts";
import { tariffNames, tariffNotes } from "../kit/tariff-words.ts";
import { fieldNames, ratingUnits } from "./fields.ts";

const said = <const K extends string>(...keys: K[]) => z.record(z.enum(keys), line);
const confidence = z.enum(["high", "medium", "low"]);

export const words = z.strictObject({
  answer: line,
  problems: said("no-price", "slab-price", "slab-end", "slab-order"),
  labels: z.record(z.enum(fieldNames), line),
  hints: said("other", "rating", "better", "price", "surcharge", "vat", "slabs"),
  names: z.strictObject({
    ...tariffNames,
    basis: z.record(z.enum(bases), line),
    glass: z.record(z.enum(glassSizes), line),
    position: z.record(z.enum(positions), line),
    age: z.record(z.enum(ageIds), line),
    unit: z.record(z.enum(unitAges), line),
    ratingIn: z.record(z.enum(ratingUnits), line),
    when: said("night", "day"),
    mass: z.record(z.enum(massIds), line),
  }),
  groups: said("bill", "cooling", "use", "more", "prices"),
  result: said("year", "peak", "energy", "average", "dearest", "marginal", "step", "rated", "size"),
  unreached: said("title", "above", "far", "note", "label"),
  charts: z.strictObject({
    asTable: line,
    month: line,
    short: z.array(line).length(12),
    cooling: line,
    other: line,
    total: line,
    mark: line,
    bill: said("title", "description"),
    steps: said("title", "description", "one", "step", "reach", "beyond", "price"),
  }),
  savings: z.strictObject({
    heading: line,
    intro: line,
    measure: line,
    range: line,
    labels: said("degree", "hour", "filter", "unit"),
    notes: said("degree", "hour", "filter", "unit"),
  }),
  tariff: tariffNotes,
  grounds: z.strictObject({
    heading: line,
    items: z.array(z.strictObject({ label: line, text: line, confidence })),
  }),
});
export type Words = z.infer<typeof words>;

import { cityIds } from "@site/engine/data/stations.ts";
import { utilityIds } from "@site/engine/data/tariffs.ts";
import { schemes } from "@site/engine/solar/credit.ts";
import { z } from "zod";
import { line } from "#site/content/schemas/common.ts";
import { tariffNames, tariffNotes } from "../kit/tariff-words.ts";
import { bases, fieldNames } from "./fields.ts";

const said = <const K extends string>(...keys: K[]) => z.record(z.enum(keys), line);
const confidence = z.enum(["high", "medium", "low"]);

export const words = z.strictObject({
  answer: line,
  problems: said("no-price", "slab-price", "slab-end", "slab-order"),
  labels: z.record(z.enum(fieldNames), line),
  hints: said(
    "hottest",
    "area",
    "spread",
    "tilt",
    "city",
    "shading",
    "soiling",
    "usedAtOnce",
    "cost",
    "upkeep",
    "degradation",
    "price",
    "surcharge",
    "vat",
    "slabs",
  ),
  names: z.strictObject({
    ...tariffNames,
    basis: z.record(z.enum(bases), line),
    city: z.record(z.enum(["utility", ...cityIds]), line),
    scheme: z.record(z.enum(["utility", ...schemes]), line),
  }),
  groups: said("bill", "roof", "money", "more", "prices"),
  result: said(
    "saved",
    "note",
    "size",
    "energy",
    "perKWp",
    "before",
    "after",
    "left",
    "payback",
    "earned",
    "never",
    "untold",
    "loss",
    "afterYears",
  ),
  charts: z.strictObject({
    asTable: line,
    month: line,
    short: z.array(line).length(12),
    solar: line,
    consumption: line,
    saved: line,
    investment: line,
    yield: said("title", "description"),
    sums: said("title", "description", "mark"),
  }),
  /** Notes on the credit scheme of each utility, if it is known. */
  schemes: z.strictObject({ notes: z.record(z.enum(utilityIds), line) }),
  tariff: tariffNotes,
  grounds: z.strictObject({
    heading: line,
    items: z.array(z.strictObject({ label: line, text: line, confidence })),
  }),
});
export type Words = z.infer<typeof words>;

import type { Calculator } from "../frame/calculator.ts";
import { number } from "../frame/fields.ts";
import { paint } from "./engine.ts";
import type { Words } from "./words.ts";

export const fields = {
  length: number({ usual: 5, min: 0.5, max: 100, step: 0.1, unit: "m" }),
  width: number({ usual: 4, min: 0.5, max: 100, step: 0.1, unit: "m" }),
  height: number({ usual: 2.8, min: 2, max: 12, step: 0.1, unit: "m" }),
  coats: number({ usual: 2, min: 1, max: 5, whole: true }),
  spread: number({ usual: 11, min: 4, max: 20, unit: "m2-per-litre" }),
};

export const finishingQuantities: Calculator<typeof fields, ReturnType<typeof paint>, Words> = {
  slug: "finishing-quantities",
  version: 1,
  engine: "1.0.0",
  fields,
  compute: paint,
  answer: (_, { litres }, { words, fill, amount }) => fill(words.answer, { paint: amount(litres, "litre", 1) }),
  summary: ({ length, width }, { area, litres }, { words, amount }) => [
    [words.length, amount(length, "m", 2)],
    [words.width, amount(width, "m", 2)],
    [words.area, amount(area, "m2", 1)],
    [words.paint, amount(litres, "litre", 1)],
  ],
  service: () => "painting",
};

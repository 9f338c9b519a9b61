import { basisIds, equipmentIds, groups, notedIds, reasons } from "@site/engine/maintenance/equipment.ts";
import {
  ages,
  coverages,
  hours,
  responses,
  surroundings,
  times,
  uses,
  visitChoices,
} from "@site/engine/maintenance/input.ts";
import { notes } from "@site/engine/maintenance/plan.ts";
import { z } from "zod";
import type { PlannerPrices } from "#site/content/prices.server.ts";
import { forms } from "#site/content/schemas/calculators.ts";
import { line } from "#site/content/schemas/common.ts";

const each = <const K extends string>(keys: readonly K[]) => z.record(z.enum(keys), line);
const lines = <const K extends string>(...keys: K[]) => each(keys);
const list = z.array(line).min(1);

export const words = z.strictObject({
  answer: line,
  groups: each([...groups, "place", "noted", "wishes"]),
  notedHint: line,
  use: line,
  uses: each(uses),
  hours: line,
  hoursOf: each(hours),
  age: line,
  ageOf: each(ages),
  surroundings: line,
  surroundingsOf: each(surroundings),
  coverage: line,
  coverageOf: each(coverages),
  response: line,
  responseOf: each(responses),
  responseHint: line,
  time: line,
  timeOf: each(times),
  start: line,
  visitsMore: line,
  visitsHint: line,
  visitChoices: each(visitChoices),
  equipment: each(equipmentIds),
  noted: each(notedIds),
  notedText: each(notedIds),
  basis: each(basisIds),
  why: each(reasons),
  result: lines("headline", "pieces", "months", "most"),
  counted: z.strictObject({ pieces: forms, services: forms, months: forms, visits: forms }),
  chart: lines("title", "summary", "axis", "full", "light", "asTable", "months"),
  scope: z.strictObject({
    ...z.strictObject({ title: line, intro: line, list: line, basis: line, advised: line, raised: line, total: line })
      .shape,
    ...z.strictObject({ calendar: line, calendarHint: line, tasks: line, full: line, light: line }).shape,
    ...z.strictObject({ covered: line, notCovered: line, reports: line, noted: line, needs: line }).shape,
    columns: lines("equipment", "pieces", "visits", "services"),
  }),
  coverageText: z.record(z.enum(coverages), z.strictObject({ inside: list, outside: list })),
  reports: list,
  needs: list,
  tasks: z.record(z.enum(equipmentIds), z.strictObject({ full: list, light: list })),
  notes: each(notes),
  often: line,
  price: z.strictObject({
    ...z.strictObject({ title: line, intro: line, label: line, example: line, note: line, total: line }).shape,
    ...z.strictObject({ bySurvey: line, times: line, all: line }).shape,
    year: line,
    without: z.record(z.enum(coverages), line),
  }),
});
export type Words = z.infer<typeof words> & { prices: PlannerPrices };

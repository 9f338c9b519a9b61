import { equipmentIds } from "@site/engine/maintenance/equipment.ts";
import { recordOf } from "@site/typed";
import { z } from "zod";
import { date, hero, key, line, pageHead, pageRef } from "./common.ts";
import { section } from "./sections.ts";

/** The page of a specimen. The specimen itself is made from content/shared/specimens.yaml by the templates that customers get. */
export const specimen = z.strictObject({
  ...pageHead,
  hero,
  /** The sections below the specimen say how to read it. */
  sections: z.array(section).min(1),
  related: z.array(pageRef).min(1).max(3),
});

/** The names of the specimens, which are the last parts of their addresses. */
export const specimenNames = ["visit-report", "quotation", "contract", "submittal", "register"] as const;
export type SpecimenName = (typeof specimenNames)[number];

const both = z.strictObject({ en: line, ar: line });
const hour = z.int().min(0).max(24);

const unit = z.strictObject({
  kind: z.enum(equipmentIds),
  serial: line,
  model: line,
  where: both,
});
export type SpecimenUnit = z.infer<typeof unit>;

const visit = z.strictObject({
  day: date,
  from: hour,
  to: hour,
  /** The checklist of visit-checklists.yaml, the service of the enquiry, and the checks that were not in order or had nothing to check. */
  list: key,
  service: key,
  faults: z.array(key),
  none: z.array(key).default([]),
  readings: z.record(key, line),
  note: z.strictObject({ en: z.string().trim().min(1), ar: z.string().trim().min(1) }),
});
export type SpecimenVisit = z.infer<typeof visit>;

/** The example building of all specimens, and what was written about it. */
export const specimens = z.strictObject({
  building: z.strictObject({ name: both, place: both }),
  mark: both,
  customer: both,
  reference: line,
  number: line,
  pages: z.partialRecord(z.enum(specimenNames), z.array(pageRef)),
  make: both,
  units: z.array(unit).min(1),
  quotation: z.strictObject({ sent: date, accepted: date, until: date, option: key }),
  contract: z.strictObject({ from: date, to: date, visits: z.int().min(1) }),
  month: z.string().regex(/^\d{4}-\d{2}$/),
  visits: z.array(visit).min(1),
  /** A file of the cooling-load calculator, which has a check of its own (domain/calculators/project/file.ts). */
  project: z.record(z.string(), z.unknown()),
});

/** The number of pieces of each kind of equipment. */
export const piecesOf = (units: readonly SpecimenUnit[]) =>
  recordOf(equipmentIds, (id) => units.filter(({ kind }) => kind === id).length);

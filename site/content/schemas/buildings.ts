import { symptomNames } from "@site/ground/site-map/symptoms.ts";
import { z } from "zod";
import { buildingNames } from "../building-names.ts";
import { line } from "./common.ts";

const percent = z.int().min(10).max(90);

const building = z
  .strictObject({
    picture: line,
    /** The place where each fault begins, in percent of the picture's width and height. */
    spots: z.partialRecord(z.enum(symptomNames), z.tuple([percent, percent])),
    /** Faults for which the picture has no place. */
    others: z.array(z.enum(symptomNames)).default([]),
  })
  .refine(({ spots, others }) => others.every((name) => !(name in spots)), {
    path: ["others"],
    message: "names a fault that has a spot",
  });

export const buildings = z.record(z.enum(buildingNames), building);

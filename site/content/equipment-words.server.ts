import { equipmentIds } from "@site/engine/maintenance/equipment.ts";
import type { Language } from "@site/ground/language/languages.ts";
import { z } from "zod";
import { readContent } from "./files.server.ts";

const planner = z.object({ words: z.object({ equipment: z.record(z.enum(equipmentIds), z.string()) }) });

/** The kinds of equipment in the words of the AMC planner. */
export const equipmentWords = (language: Language) =>
  readContent(`${language}/calculators/amc-planner.yaml`, planner, "equipment").words.equipment;

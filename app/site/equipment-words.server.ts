import { z } from "zod";
import { equipmentIds } from "#engine/maintenance/equipment.ts";
import type { Language } from "../i18n/languages.ts";
import { readContent } from "./files.server.ts";

const planner = z.object({ words: z.object({ equipment: z.record(z.enum(equipmentIds), z.string()) }) });

/** The kinds of equipment in the words of the AMC planner. */
export const equipmentWords = (language: Language) =>
  readContent(`${language}/calculators/amc-planner.yaml`, planner, "equipment").words.equipment;

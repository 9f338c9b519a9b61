import { z } from "zod";
import type { Language } from "#app/i18n/languages.ts";
import { translator } from "#app/i18n/t.ts";
import { rawContent } from "#app/site/files.server.ts";
import { equipmentIds } from "#engine/maintenance/equipment.ts";
import type { Unit } from "#server/contracts/types.ts";

const planner = z.object({ words: z.object({ equipment: z.record(z.enum(equipmentIds), z.string()) }) });

/** The kinds of equipment in the words of the AMC planner, and one for all others. */
export function unitKinds(language: Language): Record<Unit["kind"], string> {
  const { words } = planner.parse(rawContent(`${language}/calculators/amc-planner.yaml`));
  return { ...words.equipment, other: translator(language, "contract")("office.units.other") };
}

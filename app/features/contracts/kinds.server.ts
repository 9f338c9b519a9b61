import type { Language } from "@site/ground/language/languages.ts";
import { translator } from "#app/i18n/t.ts";
import { equipmentWords } from "#app/site/equipment-words.server.ts";
import type { Unit } from "#server/contracts/types.ts";

/** The kinds of the AMC planner, and one for all others. */
export const unitKinds = (language: Language): Record<Unit["kind"], string> => ({
  ...equipmentWords(language),
  other: translator(language, "contract")("office.units.other"),
});

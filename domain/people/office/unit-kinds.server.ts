import type { EquipmentId } from "@site/engine/maintenance/equipment.ts";
import type { Language } from "@site/ground/language/languages.ts";
import { equipmentWords } from "#site/content/equipment-words.server.ts";
import { translator } from "#site/i18n/t.ts";

/** Returns the names of the kinds of equipment: those of the AMC planner, and "other". */
export const unitKinds = (language: Language): Record<EquipmentId | "other", string> => ({
  ...equipmentWords(language),
  other: translator(language, "contract")("office.units.other"),
});

import type { EquipmentId } from "@site/engine/maintenance/equipment.ts";
import type { Language } from "@site/ground/language/languages.ts";
import { equipmentWords } from "#site/content/equipment-words.server.ts";
import { translator } from "#site/i18n/t.ts";

/** Returns the kinds of the AMC planner, and one kind for all other equipment. */
export const unitKinds = (language: Language): Record<EquipmentId | "other", string> => ({
  ...equipmentWords(language),
  other: translator(language, "contract")("office.units.other"),
});

import type { Language } from "@site/ground/language/languages.ts";
import { chatSettings, type Template } from "#domain/leads/store/index.ts";

const name = "confirm_enquiry";

/**
 * Finds the approved WhatsApp template that asks a person. It has one place, for the link. Undefined if WhatsApp is not set up, or if the
 * template is not among WHATSAPP_TEMPLATES in this language.
 */
export const confirmTemplate = (language: Language): Template | undefined =>
  chatSettings()?.templates.find(
    (one) => one.name === name && one.places === 1 && one.language.split("_")[0] === language,
  );

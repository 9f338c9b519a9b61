import type { Language } from "#app/i18n/languages.ts";
import { readPage } from "./content.server.ts";

/** The words above the button, to which sending the form agrees. Changed words get a new number. */
const formWords = 1;

/** What is stored where the privacy notice cannot be read. */
export const unknownConsent = `form-${formWords} privacy-unknown`;

/** What somebody agreed to: our words at the form, and the privacy notice of its day. */
export const consentVersion = (language: Language) =>
  `form-${formWords} privacy-${readPage("legal", "/privacy", language)?.updated ?? "none"}`;

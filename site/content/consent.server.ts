import type { Language } from "@site/ground/language/languages.ts";
import { readPage } from "./content.server.ts";

/** The text above the button, which sending the form agrees to. Changed text gets a new number. */
const formWords = 2;

/** This is stored if the privacy notice cannot be read. */
export const unknownConsent = `form-${formWords} privacy-unknown`;

/** The version of what the customer agreed to: our text at the form, and the privacy notice of that day. */
export const consentVersion = (language: Language) =>
  `form-${formWords} privacy-${readPage("legal", "/privacy", language)?.updated ?? "none"}`;

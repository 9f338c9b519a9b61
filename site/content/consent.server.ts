import type { Language } from "@site/ground/language/languages.ts";
import { readPage } from "./content.server.ts";

/** The number of the text above the button. Customers agree to this text when they send the form. Increase the number if the text changes. */
const formWords = 2;

/** The version that is stored if the privacy notice cannot be read. */
export const unknownConsent = `form-${formWords} privacy-unknown`;

/** The version of the texts to which the customer agreed: the text at the form, and the privacy notice of that day. */
export const consentVersion = (language: Language) =>
  `form-${formWords} privacy-${readPage("legal", "/privacy", language)?.updated ?? "none"}`;

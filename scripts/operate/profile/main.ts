/** `npm run profile` prints what a business profile at Google, Bing or Apple asks for, in both languages, to be copied into its form. */
import { languageCodes } from "@site/ground/language/languages.ts";
import { company } from "#site/content/content.server.ts";
import { siteOrigin } from "#site/content/origin.server.ts";
import { currentDay } from "#site/content/photos.server.ts";
import { profileText } from "./text.ts";

const of = { company: company(), origin: siteOrigin(), day: currentDay() };
console.log(languageCodes.map((language) => profileText(language, of)).join("\n\n\n"));

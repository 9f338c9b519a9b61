import { type Language, languageCodes } from "@site/ground/language/languages.ts";
import { href } from "@site/ground/site-map/links.ts";
import { exists } from "./inventory.server.ts";
import { siteOrigin } from "./origin.server.ts";

export type Addresses = Partial<Record<Language, string>>;

/** The whole addresses of a page, in the languages in which it exists. */
export const addressesOf = (id: string): Addresses =>
  Object.fromEntries(
    languageCodes.flatMap((language) => (exists(id, language) ? [[language, siteOrigin() + href(id, language)]] : [])),
  );

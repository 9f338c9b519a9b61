import { contactWords } from "#app/features/leads/words.ts";
import { languageCodes } from "#app/i18n/languages.ts";
import type { Route } from "./+types/form-words.ts";

/** The words of the contact form in one language as a file, for a page that does not contain them; made during the build. */
export function loader({ params }: Route.LoaderArgs) {
  const language = languageCodes.find((code) => params.file === `contact.${code}.json`);
  return language ? Response.json(contactWords(language)) : new Response(null, { status: 404 });
}

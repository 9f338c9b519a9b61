import { contactWords, quoteWords } from "#app/features/leads/words.ts";
import { languageCodes } from "#app/i18n/languages.ts";
import type { Route } from "./+types/form-words.ts";

const forms = { contact: contactWords, quote: quoteWords };

/** The words of a form in one language as a file, for a page that does not contain them; made during the build. */
export function loader({ params }: Route.LoaderArgs) {
  for (const [form, words] of Object.entries(forms)) {
    const language = languageCodes.find((code) => params.file === `${form}.${code}.json`);
    if (language) return Response.json(words(language));
  }
  return new Response(null, { status: 404 });
}

import { type Language, languageCodes } from "@site/ground/language/languages.ts";
import type { BudgetHandle } from "#app/documents.ts";
import { withWordFile, wordFile } from "#app/islands/word-files.ts";
import { islandWords } from "#domain/calculators/kit/page.server.ts";
import { contactWords, quotationFormWords } from "#domain/leads/customer/forms/words.ts";
import type { Route } from "./+types/island-words.ts";

export const handle = { budget: "page" } satisfies BudgetHandle;

/** The words of an island in one language, for a page that does not contain them. The build makes this file. */
export function loader({ url }: Route.LoaderArgs) {
  for (const language of languageCodes) {
    const island = withWordFile.find((name) => url.pathname === wordFile(name, language));
    // An island that no page of this company shows has no words, so the answer is an empty record.
    if (island) return Response.json(wordsIn(language).get(island) ?? {});
  }
  return new Response(null, { status: 404 });
}

const wordsIn = (language: Language) =>
  new Map<string, object>([
    ["ContactForm", { texts: contactWords(language) }],
    ["QuotationForm", { texts: quotationFormWords(language) }],
    ...islandWords(language),
  ]);

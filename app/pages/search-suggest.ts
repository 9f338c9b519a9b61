import { languageOf } from "@site/ground/language/languages.ts";
import type { BudgetHandle } from "#app/documents.ts";
import { suggestionsFor } from "#domain/search/pages/suggest.server.ts";
import type { Route } from "./+types/search-suggest.ts";

export const handle = { budget: "page" } satisfies BudgetHandle;

export const loader = ({ request, url }: Route.LoaderArgs) => suggestionsFor(request, url, languageOf(url.pathname));

import { languageOf } from "@site/ground/language/languages.ts";
import { suggestionsFor } from "#app/features/search/suggest.server.ts";
import type { Route } from "./+types/search-suggest.ts";

export const loader = ({ request, url }: Route.LoaderArgs) => suggestionsFor(request, url, languageOf(url.pathname));

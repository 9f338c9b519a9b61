import type { Language } from "@site/ground/language/languages.ts";
import { data } from "react-router";
import { countSearch } from "#domain/analytics/store/index.ts";
import { typedIn } from "#platform/search/typed-query.ts";
import { pageAt } from "#site/content/page.server.ts";
import { answersTo } from "./answers.server.ts";
import { waitFor } from "./limits.server.ts";
import { bestServices, resultsFor } from "./results.server.ts";

export async function searchPage(request: Request, url: URL) {
  const { page, seo, language } = pageAt("search", url.pathname);
  const text = typedIn(url.searchParams);
  const wait = text === "" ? 0 : waitFor("page", request);
  const shared = { page, seo, text };
  if (wait > 0)
    return data(
      { ...shared, best: bestServices(language), limited: true, asked: undefined },
      { status: 429, headers: { "Retry-After": String(wait) } },
    );
  const outcome = text === "" ? undefined : await ask(request, text, language, Number(url.searchParams.get("page")));
  return data({ ...shared, best: outcome?.total ? [] : bestServices(language), limited: false, asked: outcome });
}

async function ask(request: Request, text: string, language: Language, pageNumber: number) {
  // `pageNumber` is 0 if the address contains no page number.
  const at = Number.isSafeInteger(pageNumber) && pageNumber > 0 ? pageNumber : 1;
  const found = await resultsFor(text, language, at);
  if (at === 1) countSearch(request, text, found.isGuess ? 0 : found.total);
  return { ...found, answers: answersTo(text, language) };
}
export type SearchResults = Awaited<ReturnType<typeof ask>>;
export type SearchData = Awaited<ReturnType<typeof searchPage>>["data"];

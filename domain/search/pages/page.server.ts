import type { Language } from "@site/ground/language/languages.ts";
import { data } from "react-router";
import { countSearch } from "#domain/analytics/store/index.ts";
import { typedIn } from "#platform/search/typed-query.ts";
import { pageAt } from "#site/content/page.server.ts";
import { answersTo } from "./answers.server.ts";
import { waitFor } from "./limits.server.ts";
import { bestServices, resultsFor } from "./results.server.ts";

/** The whole page, with its head. */
export async function searchPage(request: Request, url: URL) {
  const { page, seo, language } = pageAt("search", url.pathname);
  const { data: shown, init } = await searchIn(request, url, language);
  return data({ page, seo, ...shown }, init ?? undefined);
}
export type SearchData = Awaited<ReturnType<typeof searchPage>>["data"];

/** The content of the page for a request, below its title. */
export async function searchIn(request: Request, url: URL, language: Language) {
  const text = typedIn(url.searchParams);
  const wait = text === "" ? 0 : waitFor("page", request);
  if (wait > 0)
    return data(
      { text, best: bestServices(language), limited: true, asked: undefined },
      { status: 429, headers: { "Retry-After": String(wait) } },
    );
  const outcome = text === "" ? undefined : await ask(request, text, language, Number(url.searchParams.get("page")));
  return data(shownFor(text, language, outcome));
}

/** The content of the page for a search and its outcome. */
export const shownFor = (text: string, language: Language, outcome?: SearchResults) => ({
  text,
  best: outcome?.total ? [] : bestServices(language),
  limited: false,
  asked: outcome,
});

async function ask(request: Request, text: string, language: Language, pageNumber: number) {
  // `pageNumber` is 0 if the address contains no page number.
  const at = Number.isSafeInteger(pageNumber) && pageNumber > 0 ? pageNumber : 1;
  const found = await outcomeOf(text, language, at);
  if (at === 1) countSearch(request, text, found.isGuess ? 0 : found.total);
  return found;
}

export async function outcomeOf(text: string, language: Language, at: number) {
  return { ...(await resultsFor(text, language, at)), answers: answersTo(text, language) };
}
export type SearchResults = Awaited<ReturnType<typeof outcomeOf>>;

import type { Language } from "@site/ground/language/languages.ts";
import { typedIn } from "#platform/search/typed-query.ts";
import { translator } from "#site/i18n/t.ts";
import { searchIndex } from "./index.server.ts";
import { waitFor } from "./limits.server.ts";
import { hitsFor, resultOf } from "./results.server.ts";

const most = 6;

/** A suggested page: its address, its name, and the names of the pages above it. */
export type Suggestion = [href: string, name: string, below: string];

/** Suggests pages while somebody types. The answer is the same for everybody, so a browser may cache it. */
export async function suggestionsFor(request: Request, url: URL, language: Language): Promise<Response> {
  const wait = waitFor("suggest", request);
  if (wait > 0) return Response.json([], { status: 429, headers: { "Retry-After": String(wait) } });
  const headers = { "Cache-Control": "public, max-age=300", "X-Robots-Tag": "noindex" };
  const text = typedIn(url.searchParams);
  const index = text.length < 2 ? undefined : await searchIndex(language);
  const t = translator(language, "search");
  const found = index
    ? (await hitsFor(text, language, true)).slice(0, most).map((hit) => resultOf(hit, index, language))
    : [];
  const suggestions = found.map(({ href, name, kind, crumbs }): Suggestion => {
    return [href, name.join(""), crumbs.length > 0 ? crumbs.join(" › ") : t(`kinds.${kind}`)];
  });
  return Response.json({ found: t("suggested", { count: suggestions.length }), pages: suggestions }, { headers });
}

import { languageOf } from "@site/ground/language/languages.ts";
import { quotesPage } from "#app/features/quotes/list.server.ts";
import { QuoteList } from "#app/features/quotes/QuoteList.tsx";
import { translator } from "#app/i18n/t.ts";
import { plainMeta } from "#app/site/meta.ts";
import type { Route } from "./+types/admin-quotes.ts";

export const loader = ({ request }: Route.LoaderArgs) => quotesPage(request);
export const meta = ({ location }: Route.MetaArgs) =>
  plainMeta(translator(languageOf(location.pathname), "offer")("office.list.title"));

export default function AdminQuotes({ loaderData }: Route.ComponentProps) {
  return <QuoteList data={loaderData} />;
}

import { languageOf } from "@site/ground/language/languages.ts";
import { quotesPage } from "#domain/quotations/office/list.server.ts";
import { QuoteList } from "#domain/quotations/office/QuoteList.tsx";
import { plainMeta } from "#site/content/meta.ts";
import { translator } from "#site/i18n/t.ts";
import type { Route } from "./+types/admin-quotes.ts";

export const loader = ({ request }: Route.LoaderArgs) => quotesPage(request);
export const meta = ({ location }: Route.MetaArgs) =>
  plainMeta(translator(languageOf(location.pathname), "offer")("office.list.title"));

export default function AdminQuotes({ loaderData }: Route.ComponentProps) {
  return <QuoteList data={loaderData} />;
}

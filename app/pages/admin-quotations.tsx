import { languageOf } from "@site/ground/language/languages.ts";
import { quotationsPage } from "#domain/quotations/office/list.server.ts";
import { QuotationList } from "#domain/quotations/office/QuotationList.tsx";
import { plainMeta } from "#site/content/meta.ts";
import { translator } from "#site/i18n/t.ts";
import type { Route } from "./+types/admin-quotations.ts";

export const loader = ({ request }: Route.LoaderArgs) => quotationsPage(request);
export const meta = ({ location }: Route.MetaArgs) =>
  plainMeta(translator(languageOf(location.pathname), "quotation")("office.list.title"));

export default function AdminQuotations({ loaderData }: Route.ComponentProps) {
  return <QuotationList data={loaderData} />;
}

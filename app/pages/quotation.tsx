import { languageOf } from "@site/ground/language/languages.ts";
import { enquiryHandle } from "#app/documents.ts";
import { LimitReached } from "#domain/leads/customer/enquiry/LimitReached.tsx";
import { answerQuotation, quotationPage } from "#domain/quotations/customer/answer.server.ts";
import { QuotationPage } from "#domain/quotations/customer/QuotationPage.tsx";
import { visitOfKey } from "#domain/visits/customer/customer.server.ts";
import { VisitLink } from "#domain/visits/customer/VisitLink.tsx";
import { orAway } from "#site/content/away.server.ts";
import { plainMeta } from "#site/content/meta.ts";
import { isUnsent } from "#site/content/unsent-form.ts";
import { translator } from "#site/i18n/t.ts";
import { AwayPage } from "#site/ui/layout/AwayPage.tsx";
import type { Route } from "./+types/quotation.ts";

export const handle = enquiryHandle;

/** The page of a quotation, for anybody with its private link. It is rendered for each request, never cached and never indexed. */
export const loader = ({ request, params: { key }, url }: Route.LoaderArgs) =>
  orAway(request, async () => {
    const page = await quotationPage(request, key);
    if (!("offer" in page) || !page.offer.isAgreed) return page;
    return { ...page, visit: await visitOfKey(page.offer.enquiryKey, languageOf(url.pathname)) };
  });
export const action = ({ request, params: { key } }: Route.ActionArgs) => answerQuotation(request, key);

export const headers = () => ({ "x-robots-tag": "noindex, nofollow, noarchive" });
export const meta = ({ location }: Route.MetaArgs) =>
  plainMeta(translator(languageOf(location.pathname), "quotation")("title"));

export default function SentQuotation({ loaderData, actionData }: Route.ComponentProps) {
  if (isUnsent(actionData)) return <AwayPage unsent={actionData} />;
  if (isUnsent(loaderData)) return <AwayPage unsent={loaderData} />;
  if (!("offer" in loaderData)) return <LimitReached />;
  const { offer: quotation, news } = loaderData;
  const visit = "visit" in loaderData ? loaderData.visit : undefined;
  const next = visit && <VisitLink enquiryKey={quotation.enquiryKey} visit={visit} />;
  return <QuotationPage quotation={quotation} news={news} answer={actionData} next={next} />;
}

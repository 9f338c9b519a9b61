import { languageOf } from "@site/ground/language/languages.ts";
import { requestHandle } from "#app/documents.ts";
import { visitOfKey } from "#app/features/appointments/customer/customer.server.ts";
import { VisitLink } from "#app/features/appointments/customer/VisitLink.tsx";
import { answerOffer, offerPage } from "#app/features/quotes/offer/answer.server.ts";
import { OfferPage } from "#app/features/quotes/offer/OfferPage.tsx";
import { Limited } from "#app/features/request/Limited.tsx";
import { translator } from "#app/i18n/t.ts";
import { orAway } from "#app/site/away.server.ts";
import { plainMeta } from "#app/site/meta.ts";
import { isUnsent } from "#app/site/unsent.ts";
import { AwayPage } from "#app/ui/layout/AwayPage.tsx";
import type { Route } from "./+types/offer.ts";

export const handle = requestHandle;

/** A quotation behind its private link: rendered for each request, never cached, never indexed. */
export const loader = ({ request, params: { key }, url }: Route.LoaderArgs) =>
  orAway(request, async () => {
    const page = await offerPage(request, key);
    if (!("offer" in page) || !page.offer.isAgreed) return page;
    return { ...page, visit: await visitOfKey(page.offer.requestKey, languageOf(url.pathname)) };
  });
export const action = ({ request, params: { key } }: Route.ActionArgs) => answerOffer(request, key);

export const headers = () => ({ "x-robots-tag": "noindex, nofollow, noarchive" });
export const meta = ({ location }: Route.MetaArgs) =>
  plainMeta(translator(languageOf(location.pathname), "offer")("title"));

export default function Offer({ loaderData, actionData }: Route.ComponentProps) {
  if (isUnsent(actionData)) return <AwayPage unsent={actionData} />;
  if (isUnsent(loaderData)) return <AwayPage unsent={loaderData} />;
  if (!("offer" in loaderData)) return <Limited />;
  const { offer, news } = loaderData;
  const visit = "visit" in loaderData ? loaderData.visit : undefined;
  const next = visit && <VisitLink requestKey={offer.requestKey} visit={visit} />;
  return <OfferPage offer={offer} news={news} answer={actionData} next={next} />;
}

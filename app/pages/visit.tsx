import { languageOf } from "@site/ground/language/languages.ts";
import { enquiryHandle } from "#app/documents.ts";
import { LimitReached } from "#domain/leads/customer/enquiry/LimitReached.tsx";
import { changeVisit, visitPage } from "#domain/visits/customer/customer.server.ts";
import { VisitPage } from "#domain/visits/customer/VisitPage.tsx";
import { plainMeta } from "#site/content/meta.ts";
import { isUnsent } from "#site/content/unsent-form.ts";
import { translator } from "#site/i18n/t.ts";
import { AwayPage } from "#site/ui/layout/AwayPage.tsx";
import type { Route } from "./+types/visit.ts";

export const handle = enquiryHandle;

/**
 * The possible times of a visit, for anybody with the private link of the enquiry. The page is rendered for each
 * request, never cached and never indexed.
 */
export const loader = ({ request, params: { key } }: Route.LoaderArgs) => visitPage(request, key);
export const action = ({ request, params: { key } }: Route.ActionArgs) => changeVisit(request, key);

export const headers = () => ({ "x-robots-tag": "noindex, nofollow, noarchive" });
export const meta = ({ location }: Route.MetaArgs) =>
  plainMeta(translator(languageOf(location.pathname), "visits")("customer.heading"));

export default function Visit({ loaderData, actionData }: Route.ComponentProps) {
  if (isUnsent(actionData)) return <AwayPage unsent={actionData} />;
  if (isUnsent(loaderData)) return <AwayPage unsent={loaderData} />;
  if (!loaderData.view) return <LimitReached />;
  return <VisitPage view={loaderData.view} answer={actionData} />;
}

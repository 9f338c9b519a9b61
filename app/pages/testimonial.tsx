import { languageOf } from "@site/ground/language/languages.ts";
import { enquiryHandle } from "#app/documents.ts";
import { LimitReached } from "#domain/leads/customer/enquiry/LimitReached.tsx";
import { TestimonialPage } from "#domain/reputation/customer/TestimonialPage.tsx";
import { changeTestimonial, testimonialPage } from "#domain/reputation/customer/testimonial.server.ts";
import { plainMeta } from "#site/content/meta.ts";
import { isUnsent } from "#site/content/unsent-form.ts";
import { translator } from "#site/i18n/t.ts";
import { AwayPage } from "#site/ui/layout/AwayPage.tsx";
import type { Route } from "./+types/testimonial.ts";

export const handle = enquiryHandle;

/** The customer's words about finished work, for anybody with the private link of the enquiry. The page is never cached and never indexed. */
export const loader = ({ request, params: { key } }: Route.LoaderArgs) => testimonialPage(request, key);
export const action = ({ request, params: { key } }: Route.ActionArgs) => changeTestimonial(request, key);

export const headers = () => ({ "x-robots-tag": "noindex, nofollow, noarchive" });
export const meta = ({ location }: Route.MetaArgs) =>
  plainMeta(translator(languageOf(location.pathname), "reputation")("customer.heading"));

export default function Testimonial({ loaderData, actionData }: Route.ComponentProps) {
  if (isUnsent(actionData)) return <AwayPage unsent={actionData} />;
  if (isUnsent(loaderData)) return <AwayPage unsent={loaderData} />;
  if (!loaderData.view) return <LimitReached />;
  return <TestimonialPage view={loaderData.view} answer={actionData} />;
}

import { languageOf } from "@site/ground/language/languages.ts";
import { OneEnquiry } from "#domain/accounts/customer/OneEnquiry.tsx";
import { TestimonialLink } from "#domain/reputation/customer/TestimonialLink.tsx";
import { plainMeta } from "#site/content/meta.ts";
import { translator } from "#site/i18n/t.ts";
import type { Route } from "./+types/account-enquiry.ts";

export const meta = ({ location }: Route.MetaArgs) =>
  plainMeta(translator(languageOf(location.pathname), "account")("enquiries.title"));

/** React makes a new form when the key changes. The key is the enquiry's id, so the text typed for one enquiry does not stay for the next. */
export default function AccountEnquiry({ params }: Route.ComponentProps) {
  return <OneEnquiry key={params.id} id={params.id} Words={TestimonialLink} />;
}

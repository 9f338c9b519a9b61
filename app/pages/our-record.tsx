import { languageOf } from "@site/ground/language/languages.ts";
import { enquiryHandle } from "#app/documents.ts";
import { RecordPage } from "#domain/reputation/customer/RecordPage.tsx";
import { recordPage } from "#domain/reputation/customer/record.server.tsx";
import { plainMeta } from "#site/content/meta.ts";
import { isUnsent } from "#site/content/unsent-form.ts";
import { translator } from "#site/i18n/t.ts";
import { AwayPage } from "#site/ui/layout/AwayPage.tsx";
import type { Route } from "./+types/our-record.ts";

export const handle = enquiryHandle;

/** The figures and words of this hour, so the page is rendered for each request. */
export const loader = ({ request }: Route.LoaderArgs) => recordPage(request);

export const headers = () => ({ "x-robots-tag": "noindex" });
export const meta = ({ location }: Route.MetaArgs) =>
  plainMeta(translator(languageOf(location.pathname), "reputation")("record.title"));

export default function OurRecord({ loaderData }: Route.ComponentProps) {
  if (isUnsent(loaderData)) return <AwayPage unsent={loaderData} />;
  return <RecordPage view={loaderData.view} />;
}

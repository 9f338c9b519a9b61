import { languageOf } from "@site/ground/language/languages.ts";
import { enquiryHandle } from "#app/documents.ts";
import { OwnApplication } from "#domain/applications/customer/OwnApplication.tsx";
import { ownPage, withdrawOwn } from "#domain/applications/customer/own.server.ts";
import { plainMeta } from "#site/content/meta.ts";
import { isUnsent } from "#site/content/unsent-form.ts";
import { translator } from "#site/i18n/t.ts";
import { AwayPage } from "#site/ui/layout/AwayPage.tsx";
import type { Route } from "./+types/application.ts";

export const handle = enquiryHandle;

/** The applicant's private page. It is rendered for each request, never cached and never indexed. */
export const loader = ({ request, params: { token }, url }: Route.LoaderArgs) => ownPage(request, token, url.pathname);
export const action = ({ request, params: { token }, url }: Route.ActionArgs) =>
  withdrawOwn(request, token, url.pathname);
export const headers = () => ({ "x-robots-tag": "noindex, nofollow, noarchive" });
export const meta = ({ location }: Route.MetaArgs) =>
  plainMeta(translator(languageOf(location.pathname), "vacancies")("own.title"));

export default function ApplicationPage({ loaderData, actionData }: Route.ComponentProps) {
  if (isUnsent(actionData)) return <AwayPage unsent={actionData} />;
  if (isUnsent(loaderData)) return <AwayPage unsent={loaderData} />;
  return <OwnApplication application={loaderData.application} />;
}

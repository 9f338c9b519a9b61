import { languageOf } from "@site/ground/language/languages.ts";
import { ApplicationList } from "#domain/applications/office/ApplicationList.tsx";
import { applicationsPage } from "#domain/applications/office/list.server.ts";
import { plainMeta } from "#site/content/meta.ts";
import { translator } from "#site/i18n/t.ts";
import type { Route } from "./+types/admin-applications.ts";

export const loader = ({ request, url }: Route.LoaderArgs) => applicationsPage(request, url);
export const meta = ({ location }: Route.MetaArgs) =>
  plainMeta(translator(languageOf(location.pathname), "applications")("title"));

export default function AdminApplications({ loaderData }: Route.ComponentProps) {
  return <ApplicationList data={loaderData} />;
}

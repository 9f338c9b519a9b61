import { languageOf } from "@site/ground/language/languages.ts";
import { ApplicationList } from "#app/features/hiring/ApplicationList.tsx";
import { applicationsPage } from "#app/features/hiring/list.server.ts";
import { translator } from "#app/i18n/t.ts";
import { plainMeta } from "#app/site/meta.ts";
import type { Route } from "./+types/admin-applications.ts";

export const loader = ({ request, url }: Route.LoaderArgs) => applicationsPage(request, url);
export const meta = ({ location }: Route.MetaArgs) =>
  plainMeta(translator(languageOf(location.pathname), "hiring")("title"));

export default function AdminApplications({ loaderData }: Route.ComponentProps) {
  return <ApplicationList data={loaderData} />;
}

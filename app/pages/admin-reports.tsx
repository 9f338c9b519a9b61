import { languageOf } from "@site/ground/language/languages.ts";
import { reportPage } from "#domain/leads/office/reports/data.server.ts";
import { Reports } from "#domain/leads/office/reports/Reports.tsx";
import { plainMeta } from "#site/content/meta.ts";
import { translator } from "#site/i18n/t.ts";
import type { Route } from "./+types/admin-reports.ts";

export const loader = ({ request }: Route.LoaderArgs) => reportPage(request);
export const meta = ({ location }: Route.MetaArgs) =>
  plainMeta(translator(languageOf(location.pathname), "colleagues")("reports.title"));

export default function AdminReports({ loaderData }: Route.ComponentProps) {
  return <Reports data={loaderData} />;
}

import { languageOf } from "@site/ground/language/languages.ts";
import { reportPage } from "#app/features/reports/data.server.ts";
import { Reports } from "#app/features/reports/Reports.tsx";
import { translator } from "#app/i18n/t.ts";
import { plainMeta } from "#app/site/meta.ts";
import type { Route } from "./+types/admin-reports.ts";

export const loader = ({ request }: Route.LoaderArgs) => reportPage(request);
export const meta = ({ location }: Route.MetaArgs) =>
  plainMeta(translator(languageOf(location.pathname), "staff")("reports.title"));

export default function AdminReports({ loaderData }: Route.ComponentProps) {
  return <Reports data={loaderData} />;
}

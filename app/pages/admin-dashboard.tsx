import { languageOf } from "@site/ground/language/languages.ts";
import { Dashboard } from "#app/features/dashboard/Dashboard.tsx";
import { dashboardPage } from "#app/features/dashboard/data.server.ts";
import { translator } from "#app/i18n/t.ts";
import { plainMeta } from "#app/site/meta.ts";
import type { Route } from "./+types/admin-dashboard.ts";

export const loader = ({ request, url }: Route.LoaderArgs) => dashboardPage(request, url);
export const meta = ({ location }: Route.MetaArgs) =>
  plainMeta(translator(languageOf(location.pathname), "staff")("dashboard.title"));

export default function AdminDashboard({ loaderData }: Route.ComponentProps) {
  return <Dashboard found={loaderData} />;
}

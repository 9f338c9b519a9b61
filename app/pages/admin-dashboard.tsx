import { languageOf } from "@site/ground/language/languages.ts";
import { Dashboard } from "#domain/leads/office/dashboard/Dashboard.tsx";
import { dashboardPage } from "#domain/leads/office/dashboard/data.server.ts";
import { plainMeta } from "#site/content/meta.ts";
import { translator } from "#site/i18n/t.ts";
import type { Route } from "./+types/admin-dashboard.ts";

export const loader = ({ request, url }: Route.LoaderArgs) => dashboardPage(request, url);
export const meta = ({ location }: Route.MetaArgs) =>
  plainMeta(translator(languageOf(location.pathname), "colleagues")("dashboard.title"));

export default function AdminDashboard({ loaderData }: Route.ComponentProps) {
  return <Dashboard found={loaderData} />;
}

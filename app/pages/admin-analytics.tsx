import { languageOf } from "@site/ground/language/languages.ts";
import { Analytics } from "#app/features/analytics/Analytics.tsx";
import { changeAnalytics } from "#app/features/analytics/actions.server.ts";
import { analyticsPage } from "#app/features/analytics/data.server.ts";
import { translator } from "#app/i18n/t.ts";
import { plainMeta } from "#app/site/meta.ts";
import type { Route } from "./+types/admin-analytics.ts";

export const loader = ({ request, url }: Route.LoaderArgs) => analyticsPage(request, url);
export const action = ({ request, url }: Route.ActionArgs) => changeAnalytics(request, url);
export const meta = ({ location }: Route.MetaArgs) =>
  plainMeta(translator(languageOf(location.pathname), "analytics")("title"));

export default function AdminAnalytics({ loaderData, actionData }: Route.ComponentProps) {
  return <Analytics data={loaderData} answer={actionData} />;
}

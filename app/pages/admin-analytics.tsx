import { languageOf } from "@site/ground/language/languages.ts";
import { Analytics } from "#domain/analytics/office/Analytics.tsx";
import { changeAnalytics } from "#domain/analytics/office/actions.server.ts";
import { analyticsPage } from "#domain/analytics/office/data.server.ts";
import { plainMeta } from "#site/content/meta.ts";
import { translator } from "#site/i18n/t.ts";
import type { Route } from "./+types/admin-analytics.ts";

export const loader = ({ request, url }: Route.LoaderArgs) => analyticsPage(request, url);
export const action = ({ request, url }: Route.ActionArgs) => changeAnalytics(request, url);
export const meta = ({ location }: Route.MetaArgs) =>
  plainMeta(translator(languageOf(location.pathname), "analytics")("title"));

export default function AdminAnalytics({ loaderData, actionData }: Route.ComponentProps) {
  return <Analytics data={loaderData} answer={actionData} />;
}

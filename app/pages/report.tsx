import { languageOf } from "@site/ground/language/languages.ts";
import { type BudgetHandle, officeHandle } from "#app/documents.ts";
import { Report, ReportGone } from "#domain/analytics/office/Report.tsx";
import { reportPage } from "#domain/analytics/office/report.server.ts";
import { plainMeta } from "#site/content/meta.ts";
import { translator } from "#site/i18n/t.ts";
import type { Route } from "./+types/report.ts";

export const handle = { ...officeHandle, budget: "page" } satisfies BudgetHandle;

/** A shared view of the dashboard. It is rendered for each request, never cached and never indexed. */
export const loader = ({ params: { token }, url }: Route.LoaderArgs) => reportPage(token, url.pathname);
export const headers = () => ({ "x-robots-tag": "noindex, nofollow, noarchive" });
export const meta = ({ location }: Route.MetaArgs) =>
  plainMeta(translator(languageOf(location.pathname), "analytics")("report.title"));

export default function ReportPage({ loaderData }: Route.ComponentProps) {
  return <Report {...loaderData} />;
}

export function ErrorBoundary() {
  return <ReportGone />;
}

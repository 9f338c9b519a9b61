import { languageOf } from "@site/ground/language/languages.ts";
import { officeStylesHandle } from "#app/documents.ts";
import { askGoogle, trialPage } from "#domain/analytics/office/trial/data.server.ts";
import { TrialPage } from "#domain/analytics/office/trial/TrialPage.tsx";
import { plainMeta } from "#site/content/meta.ts";
import { translator } from "#site/i18n/t.ts";
import type { Route } from "./+types/analytics-test.ts";

export const handle = officeStylesHandle;
export const loader = ({ request }: Route.LoaderArgs) => trialPage(request);
export const action = ({ request }: Route.ActionArgs) => askGoogle(request);
export const meta = ({ location }: Route.MetaArgs) =>
  plainMeta(translator(languageOf(location.pathname), "analytics")("trial.title"));

export default function AnalyticsTest({ loaderData, actionData }: Route.ComponentProps) {
  return <TrialPage {...loaderData} checked={actionData} />;
}

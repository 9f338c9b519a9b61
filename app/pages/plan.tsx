import { languageOf } from "@site/ground/language/languages.ts";
import { planHandle } from "#app/documents.ts";
import { PlanPage } from "#domain/calculators/plan/PlanPage.tsx";
import { planPage } from "#domain/calculators/plan/page.server.ts";
import { plainMeta } from "#site/content/meta.ts";
import { translator } from "#site/i18n/t.ts";
import type { Route } from "./+types/plan.ts";

export const handle = planHandle;
export const loader = ({ url }: Route.LoaderArgs) => planPage(url);
export const meta = ({ location }: Route.MetaArgs) =>
  plainMeta(translator(languageOf(location.pathname), "plan")("plan.title"));

export default function Plan({ loaderData }: Route.ComponentProps) {
  return <PlanPage page={loaderData} />;
}

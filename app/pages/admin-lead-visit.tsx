import { languageOf } from "@site/ground/language/languages.ts";
import { NewVisit } from "#app/features/appointments/office/NewVisit.tsx";
import { newVisit, newVisitPage } from "#app/features/appointments/office/visit.server.ts";
import { translator } from "#app/i18n/t.ts";
import { plainMeta } from "#app/site/meta.ts";
import type { Route } from "./+types/admin-lead-visit.ts";

export const loader = ({ request, params }: Route.LoaderArgs) => newVisitPage(request, params.id);
export const action = ({ request, params }: Route.ActionArgs) => newVisit(request, params.id);
export const meta = ({ location }: Route.MetaArgs) =>
  plainMeta(translator(languageOf(location.pathname), "visits")("office.lead.new"));

export default function AdminLeadVisit({ loaderData, actionData }: Route.ComponentProps) {
  return <NewVisit page={loaderData} answer={actionData} />;
}

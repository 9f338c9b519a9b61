import { languageOf } from "@site/ground/language/languages.ts";
import { NewVisit } from "#domain/visits/office/NewVisit.tsx";
import { newVisit, newVisitPage } from "#domain/visits/office/visit.server.ts";
import { plainMeta } from "#site/content/meta.ts";
import { translator } from "#site/i18n/t.ts";
import type { Route } from "./+types/admin-lead-visit.ts";

export const loader = ({ request, params }: Route.LoaderArgs) => newVisitPage(request, params.id);
export const action = ({ request, params }: Route.ActionArgs) => newVisit(request, params.id);
export const meta = ({ location }: Route.MetaArgs) =>
  plainMeta(translator(languageOf(location.pathname), "visits")("office.lead.new"));

export default function AdminLeadVisit({ loaderData, actionData }: Route.ComponentProps) {
  return <NewVisit page={loaderData} answer={actionData} />;
}

import { languageOf } from "@site/ground/language/languages.ts";
import { Teams } from "#domain/visits/office/Teams.tsx";
import { changeTeams, teamsPage } from "#domain/visits/office/teams.server.ts";
import { plainMeta } from "#site/content/meta.ts";
import { translator } from "#site/i18n/t.ts";
import type { Route } from "./+types/admin-visit-teams.ts";

export const loader = ({ request }: Route.LoaderArgs) => teamsPage(request);
export const action = ({ request }: Route.ActionArgs) => changeTeams(request);
export const meta = ({ location }: Route.MetaArgs) =>
  plainMeta(translator(languageOf(location.pathname), "visits")("office.teams.title"));

export default function AdminVisitTeams({ loaderData, actionData }: Route.ComponentProps) {
  return <Teams page={loaderData} answer={actionData} />;
}

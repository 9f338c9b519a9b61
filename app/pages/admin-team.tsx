import { languageOf } from "@site/ground/language/languages.ts";
import { Team } from "#app/features/staff/Team.tsx";
import { changeTeam, teamPage } from "#app/features/staff/team.server.ts";
import { translator } from "#app/i18n/t.ts";
import { plainMeta } from "#app/site/meta.ts";
import type { Route } from "./+types/admin-team.ts";

export const loader = ({ request }: Route.LoaderArgs) => teamPage(request);
export const action = ({ request }: Route.ActionArgs) => changeTeam(request);
export const meta = ({ location }: Route.MetaArgs) =>
  plainMeta(translator(languageOf(location.pathname), "staff")("team.title"));

export default function AdminTeam({ loaderData, actionData }: Route.ComponentProps) {
  return <Team {...loaderData} answer={actionData} />;
}

import { languageOf } from "@site/ground/language/languages.ts";
import { Team } from "#domain/colleagues/office/Team.tsx";
import { changeTeam, teamPage } from "#domain/colleagues/office/team.server.ts";
import { plainMeta } from "#site/content/meta.ts";
import { translator } from "#site/i18n/t.ts";
import type { Route } from "./+types/admin-team.ts";

export const loader = ({ request }: Route.LoaderArgs) => teamPage(request);
export const action = ({ request }: Route.ActionArgs) => changeTeam(request);
export const meta = ({ location }: Route.MetaArgs) =>
  plainMeta(translator(languageOf(location.pathname), "staff")("team.title"));

export default function AdminTeam({ loaderData, actionData }: Route.ComponentProps) {
  return <Team {...loaderData} answer={actionData} />;
}

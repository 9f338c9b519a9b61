import { languageOf } from "@site/ground/language/languages.ts";
import { Colleagues } from "#domain/colleagues/office/Colleagues.tsx";
import { changeColleagues, colleaguesPage } from "#domain/colleagues/office/colleagues.server.ts";
import { plainMeta } from "#site/content/meta.ts";
import { translator } from "#site/i18n/t.ts";
import type { Route } from "./+types/admin-colleagues.ts";

export const loader = ({ request }: Route.LoaderArgs) => colleaguesPage(request);
export const action = ({ request }: Route.ActionArgs) => changeColleagues(request);
export const meta = ({ location }: Route.MetaArgs) =>
  plainMeta(translator(languageOf(location.pathname), "colleagues")("colleagues.title"));

export default function AdminColleagues({ loaderData, actionData }: Route.ComponentProps) {
  return <Colleagues {...loaderData} answer={actionData} />;
}

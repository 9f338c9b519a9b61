import { languageOf } from "@site/ground/language/languages.ts";
import { changePerson } from "#app/features/people/actions.server.ts";
import { PersonPage } from "#app/features/people/PersonPage.tsx";
import { personPage } from "#app/features/people/person.server.ts";
import { translator } from "#app/i18n/t.ts";
import { plainMeta } from "#app/site/meta.ts";
import type { Route } from "./+types/admin-one-person.ts";

export const loader = ({ request, params }: Route.LoaderArgs) => personPage(request, params.id);
export const action = ({ request, params }: Route.ActionArgs) => changePerson(request, params.id);
export const meta = ({ loaderData, location }: Route.MetaArgs) =>
  plainMeta(loaderData?.fields.name || translator(languageOf(location.pathname), "people")("list.title"));

export default function AdminOnePerson({ loaderData, actionData }: Route.ComponentProps) {
  return <PersonPage key={loaderData.id} page={loaderData} answer={actionData} />;
}

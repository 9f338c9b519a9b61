import { languageOf } from "@site/ground/language/languages.ts";
import { changePerson } from "#domain/people/office/actions.server.ts";
import { PersonPage } from "#domain/people/office/PersonPage.tsx";
import { personPage } from "#domain/people/office/person.server.ts";
import { plainMeta } from "#site/content/meta.ts";
import { translator } from "#site/i18n/t.ts";
import type { Route } from "./+types/admin-one-person.ts";

export const loader = ({ request, params }: Route.LoaderArgs) => personPage(request, params.id);
export const action = ({ request, params }: Route.ActionArgs) => changePerson(request, params.id);
export const meta = ({ loaderData, location }: Route.MetaArgs) =>
  plainMeta(loaderData?.fields.name || translator(languageOf(location.pathname), "people")("list.title"));

export default function AdminOnePerson({ loaderData, actionData }: Route.ComponentProps) {
  return <PersonPage key={loaderData.id} page={loaderData} answer={actionData} />;
}

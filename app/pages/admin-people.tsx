import { languageOf } from "@site/ground/language/languages.ts";
import { peoplePage } from "#domain/people/office/list.server.ts";
import { PeopleList } from "#domain/people/office/PeopleList.tsx";
import { plainMeta } from "#site/content/meta.ts";
import { translator } from "#site/i18n/t.ts";
import type { Route } from "./+types/admin-people.ts";

export const loader = ({ request }: Route.LoaderArgs) => peoplePage(request);
export const meta = ({ location }: Route.MetaArgs) =>
  plainMeta(translator(languageOf(location.pathname), "people")("list.title"));

export default function AdminPeople({ loaderData }: Route.ComponentProps) {
  return <PeopleList data={loaderData} />;
}

import { languageOf } from "@site/ground/language/languages.ts";
import { peoplePage } from "#app/features/people/list.server.ts";
import { PeopleList } from "#app/features/people/PeopleList.tsx";
import { translator } from "#app/i18n/t.ts";
import { plainMeta } from "#app/site/meta.ts";
import type { Route } from "./+types/admin-people.ts";

export const loader = ({ request }: Route.LoaderArgs) => peoplePage(request);
export const meta = ({ location }: Route.MetaArgs) =>
  plainMeta(translator(languageOf(location.pathname), "people")("list.title"));

export default function AdminPeople({ loaderData }: Route.ComponentProps) {
  return <PeopleList data={loaderData} />;
}

import { languageOf } from "@site/ground/language/languages.ts";
import { Week } from "#domain/visits/office/Week.tsx";
import { dragVisit, visitsPage } from "#domain/visits/office/week.server.ts";
import { plainMeta } from "#site/content/meta.ts";
import { translator } from "#site/i18n/t.ts";
import type { Route } from "./+types/admin-visits.ts";

export const loader = ({ request }: Route.LoaderArgs) => visitsPage(request);
export const action = ({ request }: Route.ActionArgs) => dragVisit(request);
export const meta = ({ location }: Route.MetaArgs) =>
  plainMeta(translator(languageOf(location.pathname), "visits")("office.title"));

export default function AdminVisits({ loaderData }: Route.ComponentProps) {
  return <Week page={loaderData} />;
}

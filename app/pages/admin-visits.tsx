import { languageOf } from "@site/ground/language/languages.ts";
import { Week } from "#app/features/appointments/office/Week.tsx";
import { dragVisit, visitsPage } from "#app/features/appointments/office/week.server.ts";
import { translator } from "#app/i18n/t.ts";
import { plainMeta } from "#app/site/meta.ts";
import type { Route } from "./+types/admin-visits.ts";

export const loader = ({ request }: Route.LoaderArgs) => visitsPage(request);
export const action = ({ request }: Route.ActionArgs) => dragVisit(request);
export const meta = ({ location }: Route.MetaArgs) =>
  plainMeta(translator(languageOf(location.pathname), "visits")("office.title"));

export default function AdminVisits({ loaderData }: Route.ComponentProps) {
  return <Week page={loaderData} />;
}

import { languageOf } from "@site/ground/language/languages.ts";
import { changePlace } from "#app/features/people/actions.server.ts";
import { PlacePage } from "#app/features/people/PlacePage.tsx";
import { placePage } from "#app/features/people/place.server.ts";
import { translator } from "#app/i18n/t.ts";
import { plainMeta } from "#app/site/meta.ts";
import type { Route } from "./+types/admin-place.ts";

export const loader = ({ request, params }: Route.LoaderArgs) => placePage(request, params.id);
export const action = ({ request, params }: Route.ActionArgs) => changePlace(request, params.id);
export const meta = ({ loaderData, location }: Route.MetaArgs) =>
  plainMeta(loaderData?.address || translator(languageOf(location.pathname), "people")("places.unnamed"));

export default function AdminPlace({ loaderData, actionData }: Route.ComponentProps) {
  return <PlacePage key={loaderData.id} page={loaderData} answer={actionData} />;
}

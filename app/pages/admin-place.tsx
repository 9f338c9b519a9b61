import { languageOf } from "@site/ground/language/languages.ts";
import type { UploadHandle } from "#app/documents.ts";
import { changePlace } from "#domain/people/office/actions.server.ts";
import { PlacePage } from "#domain/people/office/PlacePage.tsx";
import { placePage } from "#domain/people/office/place.server.ts";
import { plainMeta } from "#site/content/meta.ts";
import { translator } from "#site/i18n/t.ts";
import type { Route } from "./+types/admin-place.ts";

export const handle = { upload: "photos", budget: "office" } satisfies UploadHandle;
export const loader = ({ request, params }: Route.LoaderArgs) => placePage(request, params.id);
export const action = ({ request, params }: Route.ActionArgs) => changePlace(request, params.id);
export const meta = ({ loaderData, location }: Route.MetaArgs) =>
  plainMeta(loaderData?.address || translator(languageOf(location.pathname), "people")("places.unnamed"));

export default function AdminPlace({ loaderData, actionData }: Route.ComponentProps) {
  return <PlacePage key={loaderData.id} page={loaderData} answer={actionData} />;
}

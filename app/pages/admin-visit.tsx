import { OneVisit } from "#domain/visits/office/OneVisit.tsx";
import { changeVisit, visitPage } from "#domain/visits/office/visit.server.ts";
import { plainMeta } from "#site/content/meta.ts";
import type { Route } from "./+types/admin-visit.ts";

export const loader = ({ request, params }: Route.LoaderArgs) => visitPage(request, params.id);
export const action = ({ request, params }: Route.ActionArgs) => changeVisit(request, params.id);
export const meta = ({ loaderData }: Route.MetaArgs) => plainMeta(loaderData?.when ?? "");

export default function AdminVisit({ loaderData, actionData }: Route.ComponentProps) {
  return <OneVisit page={loaderData} answer={actionData} />;
}

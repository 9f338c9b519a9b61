import { ApplicationPage } from "#domain/applications/office/ApplicationPage.tsx";
import { applicationAction, applicationPage } from "#domain/applications/office/application.server.ts";
import { plainMeta } from "#site/content/meta.ts";
import type { Route } from "./+types/admin-application.ts";

export const loader = ({ request, params }: Route.LoaderArgs) => applicationPage(request, params.id);
export const action = ({ request, params }: Route.ActionArgs) => applicationAction(request, params.id);
export const meta = ({ loaderData }: Route.MetaArgs) => plainMeta(loaderData?.application.reference ?? "");

/** The key is the application's id, so that text typed for one application does not stay in the form of the next. */
export default function AdminApplication({ loaderData, actionData }: Route.ComponentProps) {
  return <ApplicationPage key={loaderData.application.id} data={loaderData} answer={actionData} />;
}

import { languageOf } from "@site/ground/language/languages.ts";
import { changeStatus, statusPage } from "#domain/operations/office/status/data.server.ts";
import { Status } from "#domain/operations/office/status/Status.tsx";
import { plainMeta } from "#site/content/meta.ts";
import { translator } from "#site/i18n/t.ts";
import type { Route } from "./+types/admin-status.ts";

export const loader = ({ request }: Route.LoaderArgs) => statusPage(request);
export const action = ({ request }: Route.ActionArgs) => changeStatus(request);
export const meta = ({ location }: Route.MetaArgs) =>
  plainMeta(translator(languageOf(location.pathname), "colleagues")("status.title"));

export default function AdminStatus({ loaderData, actionData }: Route.ComponentProps) {
  return <Status {...loaderData} answer={actionData} />;
}

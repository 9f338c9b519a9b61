import { languageOf } from "@site/ground/language/languages.ts";
import { eraseFound } from "#domain/privacy/office/erase/actions.server.ts";
import { erasePage } from "#domain/privacy/office/erase/data.server.ts";
import { ErasePage } from "#domain/privacy/office/erase/ErasePage.tsx";
import { plainMeta } from "#site/content/meta.ts";
import { translator } from "#site/i18n/t.ts";
import type { Route } from "./+types/admin-erase.ts";

export const loader = ({ request, params }: Route.LoaderArgs) => erasePage(request, params.id);
export const action = ({ request, params }: Route.ActionArgs) => eraseFound(request, params.id);
export const meta = ({ location }: Route.MetaArgs) =>
  plainMeta(translator(languageOf(location.pathname), "inbox")("privacy.title"));

export default function AdminErase({ loaderData, actionData }: Route.ComponentProps) {
  return <ErasePage page={loaderData} answer={actionData} />;
}

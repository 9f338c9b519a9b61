import { languageOf } from "@site/ground/language/languages.ts";
import { eraseFound } from "#app/features/inbox/erase/actions.server.ts";
import { erasePage } from "#app/features/inbox/erase/data.server.ts";
import { ErasePage } from "#app/features/inbox/erase/ErasePage.tsx";
import { translator } from "#app/i18n/t.ts";
import { plainMeta } from "#app/site/meta.ts";
import type { Route } from "./+types/admin-erase.ts";

export const loader = ({ request, params }: Route.LoaderArgs) => erasePage(request, params.id);
export const action = ({ request, params }: Route.ActionArgs) => eraseFound(request, params.id);
export const meta = ({ location }: Route.MetaArgs) =>
  plainMeta(translator(languageOf(location.pathname), "inbox")("privacy.title"));

export default function AdminErase({ loaderData, actionData }: Route.ComponentProps) {
  return <ErasePage page={loaderData} answer={actionData} />;
}

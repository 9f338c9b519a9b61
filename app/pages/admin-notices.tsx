import { languageOf } from "@site/ground/language/languages.ts";
import { changeNotices, noticesPage } from "#app/features/notices/data.server.ts";
import { NoticesPage } from "#app/features/notices/NoticesPage.tsx";
import { translator } from "#app/i18n/t.ts";
import { plainMeta } from "#app/site/meta.ts";
import type { Route } from "./+types/admin-notices.ts";

export const loader = ({ request }: Route.LoaderArgs) => noticesPage(request);
export const action = ({ request }: Route.ActionArgs) => changeNotices(request);

export const meta = ({ location }: Route.MetaArgs) =>
  plainMeta(translator(languageOf(location.pathname), "staff")("notices.title"));

export default function AdminNotices({ loaderData, actionData }: Route.ComponentProps) {
  return <NoticesPage {...loaderData} answer={actionData} />;
}

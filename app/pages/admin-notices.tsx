import { languageOf } from "@site/ground/language/languages.ts";
import { changeNotices, noticesPage } from "#domain/leads/office/notices/data.server.ts";
import { NoticesPage } from "#domain/leads/office/notices/NoticesPage.tsx";
import { plainMeta } from "#site/content/meta.ts";
import { translator } from "#site/i18n/t.ts";
import type { Route } from "./+types/admin-notices.ts";

export const loader = ({ request }: Route.LoaderArgs) => noticesPage(request);
export const action = ({ request }: Route.ActionArgs) => changeNotices(request);

export const meta = ({ location }: Route.MetaArgs) =>
  plainMeta(translator(languageOf(location.pathname), "colleagues")("notices.title"));

export default function AdminNotices({ loaderData, actionData }: Route.ComponentProps) {
  return <NoticesPage {...loaderData} answer={actionData} />;
}

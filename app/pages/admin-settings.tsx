import { languageOf } from "@site/ground/language/languages.ts";
import { Settings } from "#domain/settings/office/Settings.tsx";
import { changeSettings, settingsPage } from "#domain/settings/office/settings.server.ts";
import { plainMeta } from "#site/content/meta.ts";
import { translator } from "#site/i18n/t.ts";
import type { Route } from "./+types/admin-settings.ts";

export const loader = ({ request }: Route.LoaderArgs) => settingsPage(request);
export const action = ({ request }: Route.ActionArgs) => changeSettings(request);
export const meta = ({ location }: Route.MetaArgs) =>
  plainMeta(translator(languageOf(location.pathname), "settings")("title"));

export default function AdminSettings({ loaderData, actionData }: Route.ComponentProps) {
  return <Settings page={loaderData} answer={actionData} />;
}

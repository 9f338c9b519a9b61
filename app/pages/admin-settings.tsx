import { languageOf } from "@site/ground/language/languages.ts";
import { Settings } from "#app/features/settings/Settings.tsx";
import { changeSettings, settingsPage } from "#app/features/settings/settings.server.ts";
import { translator } from "#app/i18n/t.ts";
import { plainMeta } from "#app/site/meta.ts";
import type { Route } from "./+types/admin-settings.ts";

export const loader = ({ request }: Route.LoaderArgs) => settingsPage(request);
export const action = ({ request }: Route.ActionArgs) => changeSettings(request);
export const meta = ({ location }: Route.MetaArgs) =>
  plainMeta(translator(languageOf(location.pathname), "settings")("title"));

export default function AdminSettings({ loaderData, actionData }: Route.ComponentProps) {
  return <Settings page={loaderData} answer={actionData} />;
}

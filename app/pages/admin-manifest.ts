import { officeManifest } from "#app/features/staff/manifest.server.ts";
import { languageOf } from "#app/i18n/languages.ts";
import type { Route } from "./+types/admin-manifest.ts";

export const loader = ({ url }: Route.LoaderArgs) => officeManifest(languageOf(url.pathname));

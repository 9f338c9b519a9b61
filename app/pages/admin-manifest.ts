import { languageOf } from "@site/ground/language/languages.ts";
import { officeManifest } from "#domain/colleagues/office/manifest.server.ts";
import type { Route } from "./+types/admin-manifest.ts";

export const loader = ({ url }: Route.LoaderArgs) => officeManifest(languageOf(url.pathname));

import { languageOf } from "@site/ground/language/languages.ts";
import type { BudgetHandle } from "#app/documents.ts";
import { officeManifest } from "#domain/colleagues/office/manifest.server.ts";
import type { Route } from "./+types/admin-manifest.ts";

export const handle = { budget: "office" } satisfies BudgetHandle;

export const loader = ({ url }: Route.LoaderArgs) => officeManifest(languageOf(url.pathname));

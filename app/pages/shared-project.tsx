import { languageOf } from "@site/ground/language/languages.ts";
import { projectHandle } from "#app/documents.ts";
import { SharedProject } from "#app/features/calculators/project/SharedProject.tsx";
import { sharedPage } from "#app/features/calculators/project/shared.server.ts";
import { translator } from "#app/i18n/t.ts";
import { plainMeta } from "#app/site/meta.ts";
import type { Route } from "./+types/shared-project.ts";

export const handle = projectHandle;

/** Anybody with the link may read it: rendered for each request, never cached, never indexed. */
export const loader = ({ url, params: { key } }: Route.LoaderArgs) => sharedPage(url, key);
export const headers = () => ({
  ...{ "x-robots-tag": "noindex, nofollow, noarchive", "cache-control": "no-store" },
  "referrer-policy": "same-origin",
});
export const meta = ({ location }: Route.MetaArgs) =>
  plainMeta(translator(languageOf(location.pathname), "project")("title"));

export default function Shared({ loaderData }: Route.ComponentProps) {
  return <SharedProject {...loaderData} />;
}

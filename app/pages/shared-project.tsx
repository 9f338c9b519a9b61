import { languageOf } from "@site/ground/language/languages.ts";
import { projectHandle } from "#app/documents.ts";
import { SharedProject } from "#domain/calculators/project/SharedProject.tsx";
import { sharedPage } from "#domain/calculators/project/shared.server.ts";
import { plainMeta } from "#site/content/meta.ts";
import { translator } from "#site/i18n/t.ts";
import type { Route } from "./+types/shared-project.ts";

export const handle = projectHandle;

/** A shared project, for anybody with its link. The page is rendered for each request, never cached and never indexed. */
export const loader = ({ url, params: { key } }: Route.LoaderArgs) => sharedPage(url, key);
export const headers = () => ({
  ...{ "x-robots-tag": "noindex, nofollow, noarchive", "cache-control": "no-store" },
  "referrer-policy": "same-origin",
});
export const meta = ({ location }: Route.MetaArgs) =>
  plainMeta(translator(languageOf(location.pathname), "project")("title"));

export default function SharedProjectPage({ loaderData }: Route.ComponentProps) {
  return <SharedProject {...loaderData} />;
}

import { languageOf } from "@site/ground/language/languages.ts";
import { projectHandle } from "#app/documents.ts";
import { ProjectPage } from "#domain/calculators/project/ProjectPage.tsx";
import { projectPage } from "#domain/calculators/project/page.server.ts";
import { plainMeta } from "#site/content/meta.ts";
import { translator } from "#site/i18n/t.ts";
import type { Route } from "./+types/project.ts";

export const handle = projectHandle;
export const loader = ({ url }: Route.LoaderArgs) => projectPage(url);
/** The loader returns only words, which do not change while the page is open. */
export const shouldRevalidate = () => false;
export const meta = ({ location }: Route.MetaArgs) =>
  plainMeta(translator(languageOf(location.pathname), "project")("title"));

export default function Project({ loaderData }: Route.ComponentProps) {
  return <ProjectPage {...loaderData} />;
}

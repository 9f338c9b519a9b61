import { Projects } from "#app/features/account/Projects.tsx";
import { languageOf } from "#app/i18n/languages.ts";
import { translator } from "#app/i18n/t.ts";
import { plainMeta } from "#app/site/meta.ts";
import type { Route } from "./+types/account-projects.ts";

export const meta = ({ location }: Route.MetaArgs) =>
  plainMeta(translator(languageOf(location.pathname), "account")("projects.title"));

export default Projects;

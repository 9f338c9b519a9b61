import { languageOf } from "@site/ground/language/languages.ts";
import { Projects } from "#domain/accounts/customer/Projects.tsx";
import { Compare } from "#domain/calculators/project/Compare.tsx";
import { changeWords } from "#domain/calculators/project/page.server.ts";
import { plainMeta } from "#site/content/meta.ts";
import { translator } from "#site/i18n/t.ts";
import type { Route } from "./+types/account-projects.ts";

export const meta = ({ location }: Route.MetaArgs) =>
  plainMeta(translator(languageOf(location.pathname), "account")("projects.title"));

export const loader = ({ url }: Route.LoaderArgs) => changeWords(url);
/** The loader returns only words, which do not change while the page is open. */
export const shouldRevalidate = () => false;

export default function AccountProjects({ loaderData }: Route.ComponentProps) {
  return <Projects compare={(project) => <Compare project={project} words={loaderData} />} />;
}

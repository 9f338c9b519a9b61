import { textHandle } from "#app/documents.ts";
import { documentMeta } from "#site/content/meta.ts";
import { careersPage } from "#site/content/vacancies-page.server.ts";
import { ContentSections } from "#site/ui/sections/ContentSections.tsx";
import { SideHead } from "#site/ui/sections/faces/Head.tsx";
import { Questions } from "#site/ui/sections/Questions.tsx";
import { VacancyList } from "#site/ui/sections/VacancyList.tsx";
import type { Route } from "./+types/careers.ts";

export const handle = textHandle;
export const loader = ({ url }: Route.LoaderArgs) => careersPage(url.pathname);
export const meta = ({ loaderData }: Route.MetaArgs) => documentMeta(loaderData?.seo);

export default function Careers({ loaderData: { page, seo, sections, jobs: vacancies } }: Route.ComponentProps) {
  return (
    <>
      <SideHead text={page.hero} crumbs={seo.crumbs} tone="deep">
        <VacancyList vacancies={vacancies} />
      </SideHead>
      <ContentSections sections={sections} />
      <Questions questions={page.questions} />
    </>
  );
}

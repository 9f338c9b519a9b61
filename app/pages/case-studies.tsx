import { caseStudiesHandle } from "#app/documents.ts";
import { caseStudiesPage } from "#app/site/case-studies.server.ts";
import { documentMeta } from "#app/site/meta.ts";
import { Section } from "#app/ui/primitives/Section.tsx";
import { StudyFilters } from "#app/ui/sections/article/StudyFilters.tsx";
import { StudyList } from "#app/ui/sections/article/StudyList.tsx";
import { CallToAction } from "#app/ui/sections/CallToAction.tsx";
import { ContentSections } from "#app/ui/sections/ContentSections.tsx";
import { PageHero } from "#app/ui/sections/PageHero.tsx";
import type { Route } from "./+types/case-studies.ts";

export const handle = caseStudiesHandle;
export const loader = ({ url }: Route.LoaderArgs) => caseStudiesPage(url.pathname);
export const meta = ({ loaderData }: Route.MetaArgs) => documentMeta(loaderData?.seo);

export default function CaseStudies({ loaderData: { page, seo, sections, studies, filters } }: Route.ComponentProps) {
  return (
    <>
      <PageHero text={page.hero} crumbs={seo.crumbs} actions={false} />
      <Section>
        <h2 className="sr-only">{page.name}</h2>
        <StudyFilters filters={filters} count={studies.length} />
        <StudyList studies={studies} />
      </Section>
      <ContentSections sections={sections} />
      <CallToAction />
    </>
  );
}

import { caseStudiesHandle } from "#app/documents.ts";
import { caseStudiesPage } from "#site/content/case-studies.server.ts";
import { documentMeta } from "#site/content/meta.ts";
import { Section } from "#site/ui/primitives/Section.tsx";
import { StudyFilters } from "#site/ui/sections/article/StudyFilters.tsx";
import { StudyList } from "#site/ui/sections/article/StudyList.tsx";
import { CallToAction } from "#site/ui/sections/CallToAction.tsx";
import { ContentSections } from "#site/ui/sections/ContentSections.tsx";
import { SideHead } from "#site/ui/sections/faces/Head.tsx";
import type { Route } from "./+types/case-studies.ts";

export const handle = caseStudiesHandle;
export const loader = ({ url }: Route.LoaderArgs) => caseStudiesPage(url.pathname);
export const meta = ({ loaderData }: Route.MetaArgs) => documentMeta(loaderData?.seo);

export default function CaseStudies({ loaderData: { page, seo, sections, studies, filters } }: Route.ComponentProps) {
  return (
    <>
      <SideHead text={page.hero} crumbs={seo.crumbs}>
        <StudyFilters filters={filters} count={studies.length} />
      </SideHead>
      <Section>
        <h2 className="sr-only">{page.name}</h2>
        <StudyList studies={studies} />
      </Section>
      <ContentSections sections={sections} />
      <CallToAction />
    </>
  );
}

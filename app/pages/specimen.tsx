import { specimenHandle } from "#app/documents.ts";
import { Specimen } from "#app/specimens/Specimen.tsx";
import { SpecimenHead } from "#app/specimens/SpecimenHead.tsx";
import { specimenPage } from "#app/specimens/specimens.server.ts";
import { documentMeta } from "#site/content/meta.ts";
import { Section } from "#site/ui/primitives/Section.tsx";
import { CallToAction } from "#site/ui/sections/CallToAction.tsx";
import { ContentSections } from "#site/ui/sections/ContentSections.tsx";
import { RelatedPages } from "#site/ui/sections/RelatedPages.tsx";
import type { Route } from "./+types/specimen.ts";

export const handle = specimenHandle;
export const loader = ({ url }: Route.LoaderArgs) => specimenPage(url.pathname);
export const meta = ({ loaderData }: Route.MetaArgs) => documentMeta(loaderData?.seo);

export default function SpecimenPage({ loaderData }: Route.ComponentProps) {
  const { sections, related, view, language } = loaderData;
  return (
    <>
      <SpecimenHead {...loaderData} />
      <Section>
        <div className="grid grid-cols-1 gap-10 rounded-card border border-line p-5 md:p-8">
          <Specimen view={view} language={language} />
        </div>
      </Section>
      <ContentSections sections={sections} before={1} folds />
      <RelatedPages cards={related} />
      <CallToAction />
    </>
  );
}

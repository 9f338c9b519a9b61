import { textHandle } from "#app/documents.ts";
import { symptomPage } from "#site/content/help.server.ts";
import { documentMeta } from "#site/content/meta.ts";
import { useT } from "#site/i18n/t.ts";
import { Markdown } from "#site/ui/primitives/Markdown.tsx";
import { Section, SectionIntro } from "#site/ui/primitives/Section.tsx";
import { CallToAction } from "#site/ui/sections/CallToAction.tsx";
import { ContentSections } from "#site/ui/sections/ContentSections.tsx";
import { SymptomHead } from "#site/ui/sections/help/SymptomHead.tsx";
import { WhoRepairs } from "#site/ui/sections/help/WhoRepairs.tsx";
import { RelatedPages } from "#site/ui/sections/RelatedPages.tsx";
import type { Route } from "./+types/symptom.ts";

export const handle = textHandle;
export const loader = ({ url }: Route.LoaderArgs) => symptomPage(url.pathname);
export const meta = ({ loaderData }: Route.MetaArgs) => documentMeta(loaderData?.seo);

/** Nothing is folded, because the reader needs help at once. */
export default function Symptom({ loaderData: { page, seo, price, sections, related, others } }: Route.ComponentProps) {
  const { question, intro, answers } = page.sheet.whose;
  return (
    <>
      <SymptomHead text={page.hero} crumbs={seo.crumbs} answers={page.sheet} price={price} />
      <ContentSections sections={sections} />
      <Section label="whose">
        <SectionIntro id="whose" heading={question} text={intro && <Markdown text={intro} />} />
        <WhoRepairs answers={answers} />
      </Section>
      <RelatedPages cards={related} further={others} heading={useT()("help.further")} />
      <CallToAction />
    </>
  );
}

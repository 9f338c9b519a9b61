import { articleHandle } from "#app/documents.ts";
import { aboutPage } from "#app/site/about.server.ts";
import { documentMeta } from "#app/site/meta.ts";
import { Markdown } from "#app/ui/primitives/Markdown.tsx";
import { Section, SectionIntro } from "#app/ui/primitives/Section.tsx";
import { CallToAction } from "#app/ui/sections/CallToAction.tsx";
import { Cards } from "#app/ui/sections/Cards.tsx";
import { CompanyTerms } from "#app/ui/sections/CompanyTerms.tsx";
import { ContentSections } from "#app/ui/sections/ContentSections.tsx";
import { Claims } from "#app/ui/sections/home/Claims.tsx";
import { PageHero } from "#app/ui/sections/PageHero.tsx";
import { Proof } from "#app/ui/sections/proof/Proof.tsx";
import type { Route } from "./+types/about.ts";

export const handle = articleHandle;
export const loader = ({ url }: Route.LoaderArgs) => aboutPage(url.pathname);
export const meta = ({ loaderData }: Route.MetaArgs) => documentMeta(loaderData?.seo);

export default function About({ loaderData: { page, sections, seo, picture, terms, proof } }: Route.ComponentProps) {
  return (
    <>
      <PageHero text={page.hero} crumbs={seo.crumbs} picture={picture} actions={false} />
      <Claims />
      <Section label="story" className="grid gap-x-8 lg:grid-cols-[1fr_1.5fr]">
        <SectionIntro id="story" heading={page.story.heading} />
        <Markdown text={page.story.body} className="max-w-lg" />
      </Section>
      <Section tone="sand" label="principles">
        <SectionIntro id="principles" heading={page.principles.heading} />
        <Cards section={{ kind: "cards", ...page.principles }} />
      </Section>
      <Proof proof={proof} />
      <ContentSections sections={sections} />
      <CompanyTerms terms={terms} />
      <CallToAction />
    </>
  );
}

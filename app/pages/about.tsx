import { articleHandle } from "#app/documents.ts";
import { aboutPage } from "#site/content/about.server.ts";
import { documentMeta } from "#site/content/meta.ts";
import { useT } from "#site/i18n/t.ts";
import { Markdown } from "#site/ui/primitives/Markdown.tsx";
import { PageLink } from "#site/ui/primitives/PageLink.tsx";
import { Section, SectionIntro } from "#site/ui/primitives/Section.tsx";
import { CallToAction } from "#site/ui/sections/CallToAction.tsx";
import { Cards } from "#site/ui/sections/Cards.tsx";
import { CompanyTerms } from "#site/ui/sections/CompanyTerms.tsx";
import { ContentSections } from "#site/ui/sections/ContentSections.tsx";
import { SideHead } from "#site/ui/sections/faces/Head.tsx";
import { WindTower } from "#site/ui/sections/faces/WindTower.tsx";
import { Claims } from "#site/ui/sections/home/Claims.tsx";
import { Proof } from "#site/ui/sections/proof/Proof.tsx";
import type { Route } from "./+types/about.ts";

export const handle = articleHandle;
export const loader = ({ url }: Route.LoaderArgs) => aboutPage(url.pathname);
export const meta = ({ loaderData }: Route.MetaArgs) => documentMeta(loaderData?.seo);

export default function About({ loaderData: { page, sections, seo, terms, proof } }: Route.ComponentProps) {
  const t = useT();
  return (
    <>
      <SideHead text={page.hero} crumbs={seo.crumbs} tone="deep">
        <WindTower words={page.tower} />
      </SideHead>
      <Claims />
      <Section label="story" className="grid gap-x-8 lg:grid-cols-[1fr_1.5fr]">
        <SectionIntro id="story" heading={page.story.heading} />
        <Markdown text={page.story.body} className="max-w-lg" />
      </Section>
      <Section tone="sand" label="principles">
        <SectionIntro id="principles" heading={page.principles.heading} />
        <Cards section={{ kind: "cards", ...page.principles }} />
        <PageLink to="/our-record" className="mt-6 flex min-h-11 w-fit items-center font-semibold text-brand underline">
          {t("record")}
        </PageLink>
      </Section>
      <Proof proof={proof} />
      <ContentSections sections={sections} />
      <CompanyTerms terms={terms} />
      <CallToAction />
    </>
  );
}

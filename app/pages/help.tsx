import { textHandle } from "#app/documents.ts";
import { helpPage } from "#site/content/help.server.ts";
import { documentMeta } from "#site/content/meta.ts";
import { Section, SectionIntro } from "#site/ui/primitives/Section.tsx";
import { CallToAction } from "#site/ui/sections/CallToAction.tsx";
import { CardGrid } from "#site/ui/sections/CardGrid.tsx";
import { ContentSections } from "#site/ui/sections/ContentSections.tsx";
import { PageHero } from "#site/ui/sections/PageHero.tsx";
import type { Route } from "./+types/help.ts";

export const handle = textHandle;
export const loader = ({ url }: Route.LoaderArgs) => helpPage(url.pathname);
export const meta = ({ loaderData }: Route.MetaArgs) => documentMeta(loaderData?.seo);

export default function Help({ loaderData: { page, seo, cards, sections } }: Route.ComponentProps) {
  return (
    <>
      <PageHero text={page.hero} crumbs={seo.crumbs} />
      <Section label="symptoms">
        <SectionIntro id="symptoms" heading={page.heading} />
        <CardGrid cards={cards} />
      </Section>
      <ContentSections sections={sections} before={1} />
      <CallToAction />
    </>
  );
}

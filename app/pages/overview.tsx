import { textHandle } from "#app/documents.ts";
import { documentMeta } from "#app/site/meta.ts";
import { overviewPage } from "#app/site/overview.server.ts";
import { Section } from "#app/ui/primitives/Section.tsx";
import { CallToAction } from "#app/ui/sections/CallToAction.tsx";
import { CardGrid } from "#app/ui/sections/CardGrid.tsx";
import { ContentSections } from "#app/ui/sections/ContentSections.tsx";
import { PageHero } from "#app/ui/sections/PageHero.tsx";
import { Questions } from "#app/ui/sections/Questions.tsx";
import type { Route } from "./+types/overview.ts";

export const handle = textHandle;
export const loader = ({ url }: Route.LoaderArgs) => overviewPage(url.pathname);
export const meta = ({ loaderData }: Route.MetaArgs) => documentMeta(loaderData?.seo);

export default function Overview({ loaderData: { page, sections, seo, picture, children } }: Route.ComponentProps) {
  return (
    <>
      <PageHero text={page.hero} crumbs={seo.crumbs} picture={picture} actions={false} />
      <Section>
        <h2 className="sr-only">{page.name}</h2>
        <CardGrid cards={children} />
      </Section>
      <ContentSections sections={sections} />
      <Questions questions={page.questions} />
      <CallToAction />
    </>
  );
}

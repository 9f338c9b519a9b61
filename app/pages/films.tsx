import { filmHandle } from "#app/documents.ts";
import { filmsPage } from "#site/content/films.server.ts";
import { documentMeta } from "#site/content/meta.ts";
import { FilmCards } from "#site/ui/films/FilmCards.tsx";
import { Section, SectionIntro } from "#site/ui/primitives/Section.tsx";
import { CallToAction } from "#site/ui/sections/CallToAction.tsx";
import { ContentSections } from "#site/ui/sections/ContentSections.tsx";
import { PageHero } from "#site/ui/sections/PageHero.tsx";
import type { Route } from "./+types/films.ts";

export const handle = filmHandle;
export const loader = ({ url }: Route.LoaderArgs) => filmsPage(url.pathname);
export const meta = ({ loaderData }: Route.MetaArgs) => documentMeta(loaderData?.seo);

export default function Films({ loaderData: { page, seo, films, sections } }: Route.ComponentProps) {
  return (
    <>
      <PageHero text={page.hero} crumbs={seo.crumbs} actions={false} />
      <Section label="films">
        <SectionIntro id="films" heading={page.heading} />
        <FilmCards films={films} />
      </Section>
      <ContentSections sections={sections} before={1} />
      <CallToAction />
    </>
  );
}

import { filmHandle } from "#app/documents.ts";
import { filmsPage } from "#site/content/films.server.ts";
import { documentMeta } from "#site/content/meta.ts";
import { FilmCards, FilmStill } from "#site/ui/films/FilmCards.tsx";
import { Section, SectionIntro } from "#site/ui/primitives/Section.tsx";
import { CallToAction } from "#site/ui/sections/CallToAction.tsx";
import { ContentSections } from "#site/ui/sections/ContentSections.tsx";
import { SideHead } from "#site/ui/sections/faces/Head.tsx";
import type { Route } from "./+types/films.ts";

export const handle = filmHandle;
export const loader = ({ url }: Route.LoaderArgs) => filmsPage(url.pathname);
export const meta = ({ loaderData }: Route.MetaArgs) => documentMeta(loaderData?.seo);

export default function Films({ loaderData: { page, seo, films, sections } }: Route.ComponentProps) {
  const [first, ...others] = films;
  return (
    <>
      <SideHead text={page.hero} crumbs={seo.crumbs} tone="dark">
        {first && <FilmStill film={first} />}
      </SideHead>
      <Section label="films">
        <SectionIntro id="films" heading={page.heading} />
        <FilmCards films={others} />
      </Section>
      <ContentSections sections={sections} before={1} />
      <CallToAction />
    </>
  );
}

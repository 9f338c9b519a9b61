import { filmHandle } from "#app/documents.ts";
import { filmPage } from "#site/content/films.server.ts";
import { documentMeta } from "#site/content/meta.ts";
import { Film } from "#site/ui/films/Film.tsx";
import { FilmHead } from "#site/ui/films/FilmHead.tsx";
import { Player } from "#site/ui/films/Player.tsx";
import { Section, SectionIntro } from "#site/ui/primitives/Section.tsx";
import { CallToAction } from "#site/ui/sections/CallToAction.tsx";
import { List } from "#site/ui/sections/List.tsx";
import { RelatedPages } from "#site/ui/sections/RelatedPages.tsx";
import { Steps } from "#site/ui/sections/Steps.tsx";
import type { Route } from "./+types/film.ts";

export const handle = filmHandle;
export const loader = ({ url }: Route.LoaderArgs) => filmPage(url.pathname);
export const meta = ({ loaderData }: Route.MetaArgs) => documentMeta(loaderData?.seo);

export default function FilmPage({ loaderData }: Route.ComponentProps) {
  const { page, seo, film, words, related, others } = loaderData;
  const { learn } = page;
  return (
    <>
      <FilmHead text={page.hero} crumbs={seo.crumbs}>
        {film.kind === "diagram" ? (
          <Film name={film.name} drawing={film} words={words} />
        ) : (
          <Player loop={film.loop} title={page.hero.title} download={words.download} />
        )}
      </FilmHead>
      <Section label="steps" tone="sand">
        <SectionIntro id="steps" heading={words.steps} text={film.description} />
        <Steps section={{ kind: "steps", heading: words.steps, items: film.steps }} />
      </Section>
      <Section label="learn">
        <SectionIntro id="learn" heading={learn.heading} />
        <List section={{ kind: "list", mark: "check", heading: learn.heading, items: learn.items }} />
      </Section>
      <RelatedPages cards={related} further={others} />
      <CallToAction />
    </>
  );
}

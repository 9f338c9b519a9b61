import type { Crumb } from "#site/content/seo.server.ts";
import { Breadcrumbs } from "../layout/Breadcrumbs.tsx";
import type { HeroText } from "../sections/PageHero.tsx";

/** The top of a film's page. It is lower than on other pages, so that the film is visible without scrolling. */
export const FilmHead = ({ text: { title, lead }, crumbs }: { text: HeroText; crumbs: Crumb[] }) => (
  <div className="border-b border-line bg-sand">
    <div className="mx-auto max-w-xl px-5 pt-2 pb-6 md:pb-8">
      <Breadcrumbs crumbs={crumbs} />
      <h1 className="mt-2 text-3xl">{title}</h1>
      <p className="mt-2 max-w-lg text-soft">{lead}</p>
    </div>
  </div>
);

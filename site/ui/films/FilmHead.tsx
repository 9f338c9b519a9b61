import type { ReactNode } from "react";
import type { Crumb } from "#site/content/seo.server.ts";
import { Breadcrumbs } from "../layout/Breadcrumbs.tsx";
import type { HeroText } from "../sections/PageHero.tsx";

type Props = { text: HeroText; crumbs: Crumb[]; children: ReactNode };

/** The top of a film's page is a dark cinema in both themes: the title, the film, and below it why one should see it. */
export const FilmHead = ({ text: { title, lead }, crumbs, children }: Props) => (
  <div data-theme="dark" className="bg-surface text-ink">
    <div className="mx-auto max-w-xl px-5 pt-2 pb-4">
      <Breadcrumbs crumbs={crumbs} />
      <h1 className="mt-2 text-3xl">{title}</h1>
    </div>
    {children}
    <p className="mx-auto max-w-xl px-5 py-6 text-lg text-soft">{lead}</p>
  </div>
);

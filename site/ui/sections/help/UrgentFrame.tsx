import type { ReactNode } from "react";
import type { Crumb } from "#site/content/seo.server.ts";
import { Breadcrumbs } from "../../layout/Breadcrumbs.tsx";
import { type HeroText, HeroTitle } from "../PageHero.tsx";

type Props = { text: HeroText; crumbs: Crumb[]; first: ReactNode; children: ReactNode };

/** The dark top of a page for people who cannot wait: the title, then what comes `first`, and on wide screens the rest beside it. */
export const UrgentFrame = ({ text, crumbs, first, children }: Props) => (
  <div data-theme="dark" className="bg-raised text-ink">
    <div className="mx-auto grid max-w-xl gap-x-12 gap-y-4 px-5 pt-2 pb-8 md:pt-4 md:pb-16 lg:grid-cols-2">
      <div>
        <Breadcrumbs crumbs={crumbs} />
        <div className="mt-2 md:mt-8">
          <HeroTitle text={text} />
        </div>
        {first}
      </div>
      {children}
    </div>
  </div>
);

import type { ReactNode } from "react";
import type { Crumb } from "#site/content/seo.server.ts";
import { Breadcrumbs } from "../../layout/Breadcrumbs.tsx";
import { HeroActions, HeroHelp } from "../HeroActions.tsx";
import { HeroPoints, type HeroText, HeroTitle } from "../PageHero.tsx";

type Props = { text: HeroText; crumbs: Crumb[]; children: ReactNode };

/** The top of a bundle. Its course is the picture: a year as a wheel, or work in steps as stairs. */
export const BundleHead = ({ text, crumbs, children }: Props) => (
  <div className="bg-brand-tint">
    <div className="mx-auto max-w-xl px-5 pt-2 pb-6 md:pt-4 md:pb-12">
      <Breadcrumbs crumbs={crumbs} />
      <div className="mt-2 grid gap-x-12 lg:grid-cols-[1fr_1.15fr] lg:grid-rows-[auto_1fr]">
        <div>
          <HeroTitle text={text} />
          <HeroActions />
        </div>
        <div className="mx-auto w-full max-w-md lg:row-span-2">{children}</div>
        <div>
          <p className="mt-4 text-lg text-soft">{text.lead}</p>
          <HeroPoints points={text.points} className="mt-4" />
          <HeroHelp />
        </div>
      </div>
    </div>
  </div>
);

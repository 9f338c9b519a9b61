import type { Year } from "#site/content/schemas/year.ts";
import type { Crumb } from "#site/content/seo.server.ts";
import { Breadcrumbs } from "../../layout/Breadcrumbs.tsx";
import { SampleMark } from "../../primitives/SampleMark.tsx";
import { HeroActions, HeroHelp } from "../HeroActions.tsx";
import { HeroPoints, type HeroText, HeroTitle } from "../PageHero.tsx";
import { YearWheel } from "./YearWheel.tsx";

type Props = { text: HeroText; crumbs: Crumb[]; year: Year };

/** The top of a bundle with a calendar: its year is the picture. */
export const YearHead = ({ text, crumbs, year }: Props) => (
  <div className="bg-brand-tint">
    <div className="mx-auto max-w-xl px-5 pt-2 pb-6 md:pt-4 md:pb-12">
      <Breadcrumbs crumbs={crumbs} />
      <div className="mt-2 grid gap-x-12 lg:grid-cols-[1fr_1.15fr] lg:grid-rows-[auto_1fr]">
        <div>
          <HeroTitle text={text} />
          <HeroActions />
        </div>
        <div className="mx-auto w-full max-w-md lg:row-span-2">
          <YearWheel year={year} />
          {year.sample && (
            <p className="text-center">
              <SampleMark />
            </p>
          )}
        </div>
        <div>
          <p className="mt-4 text-lg text-soft">{text.lead}</p>
          <HeroPoints points={text.points} className="mt-4" />
          <HeroHelp />
        </div>
      </div>
    </div>
  </div>
);

import { Breadcrumbs } from "../../layout/Breadcrumbs.tsx";
import { HeadPicture } from "../../primitives/HeadPicture.tsx";
import { HeroActions } from "../HeroActions.tsx";
import { leadParts } from "../lead.ts";
import { HeroTitle } from "../PageHero.tsx";
import { Points } from "./HeadWords.tsx";
import type { HeadProps } from "./types.ts";

/** A page about an industry begins inside one of its rooms: by night, from edge to edge, in both themes. */
export function IndustryHead({ text, crumbs, picture }: HeadProps) {
  const [first, rest] = leadParts(text.lead);
  return (
    <div data-theme="dark" className="bg-surface text-ink">
      {picture && (
        <HeadPicture picture={picture} sizes="100vw" first only="night" className="room w-full object-cover" />
      )}
      <div className="mx-auto max-w-xl px-5 pb-6 md:pb-12">
        <Breadcrumbs crumbs={crumbs} />
        <div className="mt-2 grid gap-x-8 lg:grid-cols-[1.6fr_1fr]">
          <div>
            <HeroTitle text={text} />
          </div>
          <div className="lg:row-span-2">
            <p className="mt-2 text-lg text-soft">{first}</p>
            <HeroActions />
          </div>
          <div className="lg:order-last">
            {rest && <p className="mt-4 text-soft">{rest}</p>}
            <Points points={text.points} />
          </div>
        </div>
      </div>
    </div>
  );
}

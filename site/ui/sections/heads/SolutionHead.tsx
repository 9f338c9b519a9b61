import { Breadcrumbs } from "../../layout/Breadcrumbs.tsx";
import { HeadPicture } from "../../primitives/HeadPicture.tsx";
import { HeroActions } from "../HeroActions.tsx";
import { leadParts } from "../lead.ts";
import { HeroTitle } from "../PageHero.tsx";
import type { HeadProps } from "./types.ts";

const cell = "border-t border-ink p-4";

/** A page about a solution begins as a drawing on its sheet: the title across it, the picture on squared paper, and beside it the words and the notes. */
export function SolutionHead({ text, crumbs, picture }: HeadProps) {
  const [first, rest] = leadParts(text.lead);
  return (
    <div className="squared">
      <div className="mx-auto max-w-xl px-5 pt-2 pb-6 md:pt-4 md:pb-12">
        <Breadcrumbs crumbs={crumbs} />
        <div className="mt-2 grid border-2 border-ink lg:grid-cols-[1.6fr_1fr]">
          <div className="bg-raised p-4 lg:col-span-2">
            <HeroTitle text={text} />
          </div>
          {picture && (
            <div className="border-t border-ink m-auto w-full">
              <HeadPicture picture={picture} sizes="(min-width: 1024px) 700px, 92vw" first className="h-auto w-full" />
            </div>
          )}
          <div className="bg-raised lg:border-s-2">
            <div className={cell}>
              <p className="mb-2 text-lg text-soft">{first}</p>
              <HeroActions />
            </div>
            {rest && <p className={`${cell} text-soft`}>{rest}</p>}
            <ol className={`${cell} list-decimal ps-8`}>
              {text.points?.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ol>
          </div>
        </div>
      </div>
    </div>
  );
}

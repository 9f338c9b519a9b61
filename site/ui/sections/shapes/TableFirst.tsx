import { Breadcrumbs } from "../../layout/Breadcrumbs.tsx";
import { HeadPicture } from "../../primitives/HeadPicture.tsx";
import { SectionIntro, useRegion } from "../../primitives/Section.tsx";
import { anchorOf, ContentSections, type FrameProps, introOf } from "../ContentSections.tsx";
import { HeroActions, HeroHelp } from "../HeroActions.tsx";
import { HeroPoints, HeroTitle } from "../PageHero.tsx";
import { Questions } from "../Questions.tsx";
import type { ShapeProps } from "./types.ts";

type Props = ShapeProps & { folds?: boolean };

/** A page like a tool. It has a short dark part at the top. Over its lower edge lies the table, sheet or checklist for which people came. */
export function TableFirst({ text, crumbs, picture, sections, questions, folds = true, children }: Props) {
  return (
    <>
      <div data-theme="dark" className="bg-raised pb-20 text-ink">
        <div className="mx-auto max-w-xl px-5 pt-2 md:pt-4">
          <Breadcrumbs crumbs={crumbs} />
          <div className="mt-2 grid items-end gap-4 md:mt-10 lg:grid-cols-[1.6fr_1fr]">
            <div>
              <HeroTitle text={text} />
              <HeroActions />
            </div>
            <div>
              <p className="text-soft">{text.lead}</p>
              <HeroHelp />
            </div>
          </div>
        </div>
      </div>
      <ContentSections sections={sections.slice(0, 1)} Frame={OverTheEdge} />
      <div className="mx-auto max-w-xl px-5 pb-6 md:pb-12">
        <HeroPoints points={text.points} className="md:grid-cols-2" />
      </div>
      {children}
      <ContentSections sections={sections.slice(1)} before={1} folds={folds} />
      <Questions questions={questions}>
        {picture && <HeadPicture picture={picture} sizes="420px" className="h-auto w-full max-lg:hidden" />}
      </Questions>
    </>
  );
}

function OverTheEdge({ section, index, children }: FrameProps) {
  const id = anchorOf(index);
  return (
    <section {...useRegion(id)} className="relative mx-auto -mt-16 max-w-xl px-5 pb-10">
      <div className="card shadow-card md:p-8">
        <SectionIntro id={id} heading={section.heading} text={introOf(section)} look="small" />
        {children}
      </div>
    </section>
  );
}

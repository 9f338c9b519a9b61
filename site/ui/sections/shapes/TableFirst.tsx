import { SectionIntro, useRegion } from "../../primitives/Section.tsx";
import { anchorOf, ContentSections, type FrameProps, introOf } from "../ContentSections.tsx";
import { PicturedQuestions } from "./PicturedQuestions.tsx";
import type { ShapeProps } from "./types.ts";

type Props = ShapeProps & { folds?: boolean };

/** A page like a tool: the table, sheet or checklist for which people came stands on a card of its own. */
export function TableFirst({ sections, children, folds = true, ...questions }: Props) {
  return (
    <>
      <ContentSections sections={sections.slice(0, 1)} Frame={OnCard} />
      {children}
      <ContentSections sections={sections.slice(1)} before={1} folds={folds} />
      <PicturedQuestions {...questions} />
    </>
  );
}

function OnCard({ section, index, children }: FrameProps) {
  const id = anchorOf(index);
  return (
    <section {...useRegion(id)} className="mx-auto max-w-xl px-5 py-6">
      <div className="card shadow-card md:p-8">
        <SectionIntro id={id} heading={section.heading} text={introOf(section)} look="small" />
        {children}
      </div>
    </section>
  );
}

import { ContentSections } from "../ContentSections.tsx";
import { PageHero } from "../PageHero.tsx";
import { Questions } from "../Questions.tsx";
import type { ShapeProps } from "./types.ts";

/** A page that begins with text and a picture beside it. Bands across the page follow. */
export function Standard({ text, crumbs, picture, sections, questions, children }: ShapeProps) {
  return (
    <>
      <PageHero text={text} crumbs={crumbs} picture={picture} />
      <ContentSections sections={sections.slice(0, 1)} />
      {children}
      <ContentSections sections={sections.slice(1)} before={1} folds />
      <Questions questions={questions} />
    </>
  );
}

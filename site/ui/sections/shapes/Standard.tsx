import { ContentSections } from "../ContentSections.tsx";
import { PageHero } from "../PageHero.tsx";
import { Questions } from "../Questions.tsx";
import type { ShapeProps } from "./types.ts";

/** Text with the picture beside it, followed by bands. */
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

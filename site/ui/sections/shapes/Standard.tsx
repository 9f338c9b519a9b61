import { ContentSections } from "../ContentSections.tsx";
import { PicturedQuestions } from "./PicturedQuestions.tsx";
import type { ShapeProps } from "./types.ts";

/** Sections as bands across the page. */
export function Standard({ sections, children, ...questions }: ShapeProps) {
  return (
    <>
      <ContentSections sections={sections.slice(0, 1)} />
      {children}
      <ContentSections sections={sections.slice(1)} before={1} folds />
      <PicturedQuestions {...questions} />
    </>
  );
}

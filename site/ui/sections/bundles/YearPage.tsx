import type { Year } from "#site/content/schemas/year.ts";
import { ContentSections } from "../ContentSections.tsx";
import type { HeadProps } from "../heads/types.ts";
import { Questions } from "../Questions.tsx";
import type { ShapeProps } from "../shapes/types.ts";
import { YearHead } from "./YearHead.tsx";
import { YearParts } from "./YearParts.tsx";

type Props = ShapeProps & Pick<HeadProps, "text" | "crumbs"> & { year: Year };

/** A bundle with a calendar. Its year is the picture at the top, and the first thing that the page explains. */
export const YearPage = ({ text, crumbs, sections, questions, children, year }: Props) => (
  <>
    <YearHead text={text} crumbs={crumbs} year={year} />
    <YearParts year={year} />
    {children}
    <ContentSections sections={sections} before={1} folds />
    <Questions questions={questions} />
  </>
);

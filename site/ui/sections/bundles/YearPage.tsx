import type { Year } from "#site/content/schemas/year.ts";
import { SampleMark } from "../../primitives/SampleMark.tsx";
import { ContentSections } from "../ContentSections.tsx";
import type { HeadProps } from "../heads/types.ts";
import { Questions } from "../Questions.tsx";
import type { ShapeProps } from "../shapes/types.ts";
import { BundleHead } from "./BundleHead.tsx";
import { YearParts } from "./YearParts.tsx";
import { YearWheel } from "./YearWheel.tsx";

type Props = ShapeProps & Pick<HeadProps, "text" | "crumbs"> & { year: Year };

/** A bundle with a calendar. Its year is the picture at the top, and the first thing that the page explains. */
export const YearPage = ({ text, crumbs, sections, questions, children, year }: Props) => (
  <>
    <BundleHead text={text} crumbs={crumbs}>
      <YearWheel year={year} />
      {year.sample && (
        <p className="text-center">
          <SampleMark />
        </p>
      )}
    </BundleHead>
    <YearParts year={year} />
    {children}
    <ContentSections sections={sections} before={1} folds />
    <Questions questions={questions} />
  </>
);

import type { ReactNode } from "react";
import { useT } from "#site/i18n/t.ts";
import { HeadPicture } from "../../primitives/HeadPicture.tsx";
import { TitledPart, useRegion } from "../../primitives/Section.tsx";
import { anchorOf, ContentSections, type FrameProps, introOf } from "../ContentSections.tsx";
import { QuestionList } from "../Questions.tsx";
import type { ShapeProps } from "./types.ts";

const withMargin = "lg:grid lg:grid-cols-[1fr_3fr] lg:gap-8";

/** Sections like an article: one column of text without bands, with headings in the margin. A picture interrupts the text after the beginning. */
export function Story({ sections, questions, picture, children }: ShapeProps) {
  const t = useT();
  return (
    <>
      <ContentSections sections={sections.slice(0, 1)} Frame={MarginHead} />
      {picture && (
        <div className="bg-sand">
          <div className="mx-auto max-w-lg">
            <HeadPicture picture={picture} sizes="(min-width: 736px) 736px, 100vw" className="h-auto w-full" />
          </div>
        </div>
      )}
      {children}
      <ContentSections sections={sections.slice(1)} before={1} folds Frame={MarginHead} />
      <Row id="questions" heading={t("questions")}>
        <QuestionList questions={questions} />
      </Row>
    </>
  );
}

const MarginHead = ({ section, index, isFolded, children }: FrameProps) => (
  <Row isFolded={isFolded} id={anchorOf(index)} heading={section.heading} text={introOf(section)}>
    {children}
  </Row>
);

type RowProps = { id: string; heading: string; text?: ReactNode; isFolded?: boolean; children: ReactNode };

function Row({ id, isFolded, children, ...words }: RowProps) {
  return (
    <section {...useRegion(id)} className="mx-auto max-w-xl px-5">
      <div className={`border-t border-line py-6 md:py-10 ${isFolded ? "" : withMargin}`.trim()}>
        <TitledPart id={id} {...words} look="small" isFolded={isFolded} className={withMargin}>
          <div>{children}</div>
        </TitledPart>
      </div>
    </section>
  );
}

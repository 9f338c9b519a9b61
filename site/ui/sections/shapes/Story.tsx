import type { ReactNode } from "react";
import { useT } from "#site/i18n/t.ts";
import { Breadcrumbs } from "../../layout/Breadcrumbs.tsx";
import { HeadPicture } from "../../primitives/HeadPicture.tsx";
import { TitledPart, useRegion } from "../../primitives/Section.tsx";
import { anchorOf, ContentSections, type FrameProps, introOf } from "../ContentSections.tsx";
import { Eyebrow, HeroPoints } from "../PageHero.tsx";
import { QuestionList } from "../Questions.tsx";
import { HeroWords } from "./HeroWords.tsx";
import type { ShapeProps } from "./types.ts";

const withMargin = "lg:grid lg:grid-cols-[1fr_3fr] lg:gap-8";

/** A page like an article: one column of text without bands, with headings in the margin. A picture interrupts the text after the beginning. */
export function Story({ text, crumbs, picture, sections, questions, children }: ShapeProps) {
  const t = useT();
  const { eyebrow, ...words } = text;
  return (
    <>
      <div className="mx-auto max-w-xl px-5 pt-2 pb-8 md:pt-4 md:pb-12">
        <Breadcrumbs crumbs={crumbs} />
        <div className={`mt-2 md:mt-10 ${withMargin}`}>
          <div>
            <Eyebrow text={eyebrow} />
          </div>
          <HeroWords text={words} />
        </div>
      </div>
      <ContentSections sections={sections.slice(0, 1)} Frame={MarginHead} />
      {picture && (
        <div className="bg-sand">
          <div className="mx-auto grid max-w-xl items-center gap-4 px-5 py-6 md:py-10 lg:grid-cols-[1.6fr_1fr]">
            <HeadPicture picture={picture} sizes="(min-width: 1024px) 660px, 92vw" className="h-auto w-full" />
            <HeroPoints points={text.points} className="text-lg" />
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

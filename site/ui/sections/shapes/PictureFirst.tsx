import type { ShownSection } from "#site/content/schemas/sections.ts";
import { useT } from "#site/i18n/t.ts";
import { Breadcrumbs } from "../../layout/Breadcrumbs.tsx";
import { HeadPicture } from "../../primitives/HeadPicture.tsx";
import { Section, SectionIntro, TitledPart } from "../../primitives/Section.tsx";
import { anchorOf, ContentSections, type FrameProps, introOf } from "../ContentSections.tsx";
import { HeroPoints } from "../PageHero.tsx";
import { QuestionList } from "../Questions.tsx";
import { HeroWords } from "./HeroWords.tsx";
import type { ShapeProps } from "./types.ts";

const narrow = "mx-auto max-w-lg";

/** A page that begins with a picture, as large as possible. The caption of the picture lists the points. Everything else is centred below it. */
export function PictureFirst({ text, crumbs, picture, sections, questions, children }: ShapeProps) {
  const t = useT();
  return (
    <>
      <div className="bg-brand-tint">
        <div className="mx-auto max-w-xl px-5 pt-2 pb-6 md:pt-4 md:pb-10">
          <Breadcrumbs crumbs={crumbs} />
          <div className="mt-2 grid items-center md:mt-6 gap-4 lg:grid-cols-[1.6fr_1fr] lg:gap-8">
            {picture && (
              <HeadPicture
                picture={picture}
                sizes="(min-width: 1024px) 660px, 92vw"
                first
                className="h-auto w-full object-contain max-lg:max-h-48"
              />
            )}
            <HeroWords text={text} />
          </div>
          <HeroPoints points={text.points} className="mt-6 border-t border-line pt-4 md:grid-cols-2" />
        </div>
      </div>
      <ContentSections sections={sections.slice(0, 1)} Frame={Centred} />
      {children}
      <ContentSections sections={sections.slice(1)} before={1} folds Frame={Centred} />
      <Section label="questions">
        <SectionIntro id="questions" heading={t("questions")} look="centred" />
        <div className={narrow}>
          <QuestionList questions={questions} />
        </div>
      </Section>
    </>
  );
}

/** The kinds of section that are narrower than the page. Lines as wide as the page would be too long to read. */
const widths: Partial<Record<ShownSection["kind"], string>> = { prose: narrow, note: narrow };

function Centred({ section, index, isFolded, children }: FrameProps) {
  const id = anchorOf(index);
  return (
    <Section tone={index % 2 ? "tint" : "plain"}>
      <TitledPart id={id} heading={section.heading} text={introOf(section)} look="centred" isFolded={isFolded}>
        <div className={widths[section.kind]}>{children}</div>
      </TitledPart>
    </Section>
  );
}

import type { ShownSection } from "#site/content/schemas/sections.ts";
import { useT } from "#site/i18n/t.ts";
import { Section, SectionIntro, TitledPart } from "../../primitives/Section.tsx";
import { anchorOf, ContentSections, type FrameProps, introOf } from "../ContentSections.tsx";
import { QuestionList } from "../Questions.tsx";
import type { ShapeProps } from "./types.ts";

const narrow = "mx-auto max-w-lg";

/** Sections with their headings in the middle, in columns that are narrow where people read. */
export function Centred({ sections, questions, children }: ShapeProps) {
  const t = useT();
  return (
    <>
      <ContentSections sections={sections.slice(0, 1)} Frame={InTheMiddle} />
      {children}
      <ContentSections sections={sections.slice(1)} before={1} folds Frame={InTheMiddle} />
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

function InTheMiddle({ section, index, isFolded, children }: FrameProps) {
  const id = anchorOf(index);
  return (
    <Section tone={index % 2 ? "tint" : "plain"}>
      <TitledPart id={id} heading={section.heading} text={introOf(section)} look="centred" isFolded={isFolded}>
        <div className={widths[section.kind]}>{children}</div>
      </TitledPart>
    </Section>
  );
}

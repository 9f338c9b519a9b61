import type { ComponentType, ReactNode } from "react";
import type { ShownSection as SectionData, ShownOf } from "#site/content/schemas/sections.ts";
import { Markdown } from "../primitives/Markdown.tsx";
import { Section, TitledPart } from "../primitives/Section.tsx";
import { Cards } from "./Cards.tsx";
import { DataTable } from "./DataTable.tsx";
import { Diagram } from "./Diagram.tsx";
import { Facts } from "./Facts.tsx";
import { List } from "./List.tsx";
import { Note } from "./Note.tsx";
import { Pages } from "./Pages.tsx";
import { Prose } from "./Prose.tsx";
import { Scope } from "./Scope.tsx";
import { Sheet } from "./Sheet.tsx";
import { Steps } from "./Steps.tsx";
import { Tasks } from "./Tasks.tsx";

type Kind = SectionData["kind"];

/** The component for each kind of section that a content file may use. */
const drawings: { [K in SectionData["kind"]]: ComponentType<{ section: ShownOf<K> }> } = {
  prose: Prose,
  scope: Scope,
  steps: Steps,
  facts: Facts,
  list: List,
  cards: Cards,
  table: DataTable,
  note: Note,
  diagram: Diagram,
  sheet: Sheet,
  tasks: Tasks,
  pages: Pages,
};

/** The sections whose content is beside their heading. Lines as wide as the page would be too long to read. */
const beside = "grid gap-x-8 lg:grid-cols-[1fr_1.5fr]";
const layouts: Partial<Record<Kind, string>> = {
  prose: beside,
  note: beside,
  sheet: beside,
  pages: beside,
  tasks: beside,
};

/** These sections are long, and for readers who want to know more. A phone shows only their headings. A section with `open` is shown in full. */
const folded = new Set<Kind>(["prose", "steps", "facts", "list", "table"]);

type Props = { sections: SectionData[]; before?: number; folds?: boolean | Kind[]; Frame?: ComponentType<FrameProps> };

/**
 * Shows the sections of a page in order. `before` is the number of sections above them. With `folds` a phone folds the long kinds of
 * section, and shows the others in full.
 */
export function ContentSections({ sections, before = 0, folds = false, Frame = Band }: Props) {
  const isLong = (kind: Kind) => (Array.isArray(folds) ? folds.includes(kind) : folds && folded.has(kind));
  const isOpen = (section: SectionData) => "open" in section && section.open;
  return sections.map((section, position) => {
    const index = before + position;
    const Drawing = drawings[section.kind] as ComponentType<{ section: SectionData }>;
    return (
      <Frame key={index} section={section} index={index} isFolded={isLong(section.kind) && !isOpen(section)}>
        <Drawing section={section} />
      </Frame>
    );
  });
}

export type FrameProps = { section: SectionData; index: number; isFolded: boolean; children: ReactNode };

export const anchorOf = (index: number) => `s${index + 1}`;
export function introOf(section: SectionData) {
  // The text of a local sheet says what the figures mean for the reader, so it stands before the figures.
  const text = section.kind === "sheet" ? section.body : "intro" in section && section.intro;
  return text ? <Markdown text={text} /> : undefined;
}

/** Shows a section as wide as the page, on alternating backgrounds. */
export function Band({ section, index, isFolded, children }: FrameProps) {
  const id = anchorOf(index);
  const layout = layouts[section.kind];
  return (
    <Section tone={index % 2 ? "sand" : "plain"} className={isFolded ? "" : layout}>
      <TitledPart id={id} heading={section.heading} text={introOf(section)} isFolded={isFolded} className={layout}>
        {children}
      </TitledPart>
    </Section>
  );
}

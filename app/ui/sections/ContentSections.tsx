import type { ComponentType, ReactNode } from "react";
import type { ShownSection as SectionData, ShownOf } from "#app/site/schemas/sections.ts";
import { Markdown } from "../primitives/Markdown.tsx";
import { Section, SectionIntro } from "../primitives/Section.tsx";
import { Cards } from "./Cards.tsx";
import { DataTable } from "./DataTable.tsx";
import { Diagram } from "./Diagram.tsx";
import { Facts } from "./Facts.tsx";
import { List } from "./List.tsx";
import { Note } from "./Note.tsx";
import { Prose } from "./Prose.tsx";
import { Scope } from "./Scope.tsx";
import { Sheet } from "./Sheet.tsx";
import { Steps } from "./Steps.tsx";

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
};

/** Prose is laid out next to its heading, because a line as wide as the page would be too long to read. */
const layouts: Partial<Record<SectionData["kind"], string>> = {
  prose: "grid gap-x-8 lg:grid-cols-[1fr_1.5fr]",
};

type Props = { sections: SectionData[]; before?: number; Frame?: ComponentType<FrameProps> };

/** The sections of a page in order; `before` is the number of sections above them. */
export function ContentSections({ sections, before = 0, Frame = Band }: Props) {
  return sections.map((section, position) => {
    const index = before + position;
    const Drawing = drawings[section.kind] as ComponentType<{ section: SectionData }>;
    return (
      <Frame key={index} section={section} index={index}>
        <Drawing section={section} />
      </Frame>
    );
  });
}

export type FrameProps = { section: SectionData; index: number; children: ReactNode };

export const anchorOf = (index: number) => `s${index + 1}`;
export const introOf = (section: SectionData) =>
  "intro" in section && section.intro ? <Markdown text={section.intro} /> : undefined;

/** As wide as the page, on alternating backgrounds. */
export function Band({ section, index, children }: FrameProps) {
  const id = anchorOf(index);
  return (
    <Section label={id} tone={index % 2 ? "sand" : "plain"} className={layouts[section.kind]}>
      <SectionIntro id={id} heading={section.heading} text={introOf(section)} />
      {children}
    </Section>
  );
}

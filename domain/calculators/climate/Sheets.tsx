import type { ShownSheet } from "#site/content/shown-sheet.ts";
import { Markdown } from "#site/ui/primitives/Markdown.tsx";
import { Section, SectionIntro } from "#site/ui/primitives/Section.tsx";
import { LocalSheet } from "#site/ui/sheets/LocalSheet.tsx";

type NamedSheet = { name: string; heading: string; text: string; sheet: ShownSheet };

export const Contents = ({ heading, sheets }: { heading: string; sheets: NamedSheet[] }) => (
  <nav aria-labelledby="contents" className="mt-8">
    <h2 id="contents" className="text-xl">
      {heading}
    </h2>
    <ol className="mt-4 list-decimal gap-8 ps-5 md:columns-2">
      {sheets.map(({ name, heading: text }) => (
        <li key={name}>
          <a href={`#${name}`} className="text-brand underline">
            {text}
          </a>
        </li>
      ))}
    </ol>
  </nav>
);

export const Sheets = ({ sheets }: { sheets: NamedSheet[] }) =>
  sheets.map(({ name, heading, text, sheet }, index) => (
    <Section
      key={name}
      id={name}
      label={`${name}-head`}
      tone={index % 2 ? "plain" : "sand"}
      className="grid gap-x-8 lg:grid-cols-[1fr_1.5fr]"
    >
      <SectionIntro id={`${name}-head`} heading={heading} text={<Markdown text={text} />} />
      <div className="min-w-0">
        <LocalSheet sheet={sheet} />
      </div>
    </Section>
  ));

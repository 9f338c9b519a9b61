import { Markdown } from "#app/ui/primitives/Markdown.tsx";
import { Section, SectionIntro } from "#app/ui/primitives/Section.tsx";
import { CaseTable } from "./CaseTable.tsx";
import type { ProofPage, ProofWords } from "./data.server.ts";

type Props = { words: ProofWords; group: ProofPage["groups"][number]; index: number };

/** The cases on one subject, followed by known disagreements. The region of its name is the table. */
export function CaseGroup({ words, group: { heading, text, proofs }, index }: Props) {
  const almanac = proofs.filter(({ withAlmanac }) => withAlmanac.length > 0);
  return (
    <Section tone={index % 2 ? "sand" : "plain"}>
      <SectionIntro id={`g${index}`} heading={heading} text={<Markdown text={text} />} />
      <CaseTable words={words} caption={heading} rows={proofs.map(({ id, comparisons }) => ({ id, comparisons }))} />
      {almanac.length > 0 && (
        <>
          <h3 className="mt-12 text-2xl">{words.almanac.heading}</h3>
          <Markdown text={words.almanac.text} className="mt-4 mb-8 max-w-lg text-soft" />
          <CaseTable
            words={words}
            caption={words.almanac.caption}
            rows={almanac.map(({ id, withAlmanac }) => ({ id, comparisons: withAlmanac }))}
          />
        </>
      )}
    </Section>
  );
}

import { Markdown } from "#site/ui/primitives/Markdown.tsx";
import { Section, SectionIntro } from "#site/ui/primitives/Section.tsx";
import { CaseTable } from "./CaseTable.tsx";
import type { ProofPage, ProofWords } from "./data.server.ts";

type Props = { words: ProofWords; group: ProofPage["groups"][number]; index: number };

/**
 * The cases whose series are drawn as charts. Each chart adds half a kilobyte to the page. For other cases the table has the value with the
 * largest difference.
 */
const drawn = ["vdi-6007-heavy"];

/** Shows the cases on one subject, followed by known differences. Screen readers find the table as a region with the name of the subject. */
export function CaseGroup({ words, group: { heading, text, known, proofs }, index }: Props) {
  const compared = proofs.filter(({ comparisons }) => comparisons.length > 0);
  const different = proofs
    .map(({ id, differences }) => ({ id, comparisons: differences.filter(({ kept }) => !kept) }))
    .filter(({ comparisons }) => comparisons.length > 0);
  return (
    <Section tone={index % 2 ? "sand" : "plain"}>
      <SectionIntro id={`g${index}`} heading={heading} text={<Markdown text={text} />} />
      <CaseTable
        words={words}
        caption={heading}
        rows={compared.map(({ id, comparisons }) => ({ id, comparisons }))}
        drawn={drawn}
      />
      {known && (
        <>
          <h3 className="mt-12 text-2xl">{known.heading}</h3>
          <Markdown text={known.text} className="mt-4 mb-8 max-w-lg text-soft" />
          <CaseTable words={words} caption={known.caption} rows={different} />
        </>
      )}
    </Section>
  );
}

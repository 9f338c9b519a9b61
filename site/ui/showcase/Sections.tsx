import type { ShownSection } from "#site/content/schemas/sections.ts";
import { CallToAction } from "../sections/CallToAction.tsx";
import { CardGrid } from "../sections/CardGrid.tsx";
import { ContentSections } from "../sections/ContentSections.tsx";
import { Claims } from "../sections/home/Claims.tsx";
import { PageHero } from "../sections/PageHero.tsx";
import { Questions } from "../sections/Questions.tsx";
import { useSample } from "./samples.ts";

/** Shows each kind of section that a content file can use, and every diagram. */
export function Sections({ drawn }: { drawn: ShownSection[] }) {
  const { word, sentence, title } = useSample();
  const items = [1, 2, 3].map((number) => ({ title: `${title} ${number}`, text: sentence }));
  const samples: ShownSection[] = [
    { kind: "scope", heading: "scope", included: [1, 2, 3].map((n) => `${sentence} ${n}`), excluded: [sentence] },
    { kind: "steps", heading: "steps", items },
    {
      kind: "facts",
      heading: "facts",
      items: items.map(({ title: label, text }) => ({ label, value: word, note: text })),
    },
    {
      kind: "list",
      mark: "check",
      heading: "list",
      items: items.map(({ text, title: name }) => `**${name}** ${text}`),
    },
    { kind: "cards", heading: "cards", items },
    {
      kind: "table",
      heading: "table",
      columns: ["1", "2", "3"].map((n) => `${word} ${n}`),
      rows: items.map(({ title: name, text }) => [name, text, word]),
    },
    { kind: "prose", heading: "prose", body: sentence },
    { kind: "note", heading: "note", body: sentence },
    ...drawn,
  ];
  return (
    <>
      <PageHero text={{ eyebrow: word, title, lead: sentence, points: [sentence] }} crumbs={[]} />
      <Claims />
      <ContentSections sections={samples} />
      <Questions questions={items.map(({ title: question, text: answer }) => ({ question, answer }))} />
      <div className="p-5">
        <CardGrid cards={[{ id: "/about", name: word, summary: sentence }]} />
      </div>
      <CallToAction />
    </>
  );
}

import type { ShownSection } from "#site/content/schemas/sections.ts";
import type { Crumb } from "#site/content/seo.server.ts";
import type { LettersOfTerms } from "#site/content/terms.server.ts";
import { ticksOf } from "#site/content/ticks.ts";
import { useT } from "#site/i18n/t.ts";
import { anchorOf } from "../ContentSections.tsx";
import { Letters } from "../Glossary.tsx";
import type { HeroText } from "../PageHero.tsx";
import { Choice } from "./Choice.tsx";
import { SideHead } from "./Head.tsx";

type Props = {
  text: HeroText;
  crumbs: Crumb[];
  choose?: string;
  sections: ShownSection[];
  glossary?: LettersOfTerms;
};

/**
 * The top of a resource. The glossary shows its letters, a checklist how many points it has. Every other page shows its parts to choose from, such as
 * the emirates on the page about permits.
 */
export function ResourceHead({ text, crumbs, choose, sections, glossary }: Props) {
  const ticks = ticksOf(sections);
  return (
    <SideHead text={text} crumbs={crumbs} tone={ticks > 0 ? "plain" : "sand"}>
      {glossary && <Letters letters={glossary} />}
      {!glossary && ticks > 0 && <Ticks count={ticks} />}
      {!glossary && ticks === 0 && <Parts sections={sections} choose={choose} />}
    </SideHead>
  );
}

/** The number of points to tick, as a large figure. */
function Ticks({ count }: { count: number }) {
  const t = useT();
  return (
    <p className="flex items-baseline gap-4 border-s-4 border-accent ps-6">
      <b className="text-5xl text-brand">{count}</b>
      <span className="text-xl">{t("points", { count })}</span>
    </p>
  );
}

function Parts({ sections, choose }: Pick<Props, "sections" | "choose">) {
  const all = sections.map((section, index) => ({
    href: `#${anchorOf(index)}`,
    name: section.heading,
    note: "cards" in section ? `${section.cards.length}` : undefined,
  }));
  // Where the page asks a question, its first part is general, and the others are the answers.
  return <Choice heading={choose} links={choose ? all.slice(1) : all} />;
}

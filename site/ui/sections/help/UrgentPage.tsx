import type { ShownOf } from "#site/content/schemas/sections.ts";
import { useShell } from "../../layout/useShell.ts";
import { Markdown } from "../../primitives/Markdown.tsx";
import { useRegion } from "../../primitives/Section.tsx";
import { BookButton } from "../BookButton.tsx";
import { ContentSections } from "../ContentSections.tsx";
import { HeroHelp } from "../HeroActions.tsx";
import type { HeadProps } from "../heads/types.ts";
import { TickedItem } from "../PageHero.tsx";
import { PriceLine, PriceTerms } from "../PriceLine.tsx";
import { Questions } from "../Questions.tsx";
import type { ShapeProps } from "../shapes/types.ts";
import { UrgentFrame } from "./UrgentFrame.tsx";
import { UrgentNumber } from "./UrgentNumber.tsx";

type Props = ShapeProps & Pick<HeadProps, "text" | "crumbs">;

/**
 * A page for people who cannot wait: the number, what is dangerous, what to do now, what a visit costs and when. Everything else comes after it, and
 * nothing is folded.
 */
export function UrgentPage({ text, crumbs, sections, questions, children }: Props) {
  const { price } = useShell();
  const [danger, now, ...others] = sections;
  const first = (
    <>
      <UrgentNumber />
      {danger?.kind === "list" && <Dangers section={danger} />}
    </>
  );
  return (
    <>
      <UrgentFrame text={text} crumbs={crumbs} first={first}>
        {now?.kind === "steps" && <Now section={now} />}
        <div>
          <div data-actions className="grid gap-3">
            {price && <PriceLine price={price} />}
            <BookButton look="outline" />
            {price && <PriceTerms price={price} />}
          </div>
          <p className="mt-4 text-soft">{text.lead}</p>
          <HeroHelp />
        </div>
      </UrgentFrame>
      <ContentSections sections={others} />
      {children}
      <Questions questions={questions} />
    </>
  );
}

/** The few lines that may save a life. */
const Dangers = ({ section: { heading, items } }: { section: ShownOf<"list"> }) => (
  <section {...useRegion("danger")} className="mt-4">
    <h2 id="danger" className="mb-2 text-xl text-danger">
      {heading}
    </h2>
    <ul className="grid gap-2">
      {items.map((item) => (
        <TickedItem key={item}>
          <Markdown text={item} inline />
        </TickedItem>
      ))}
    </ul>
  </section>
);

/** The steps until somebody comes. */
const Now = ({ section: { heading, items } }: { section: ShownOf<"steps"> }) => (
  <section {...useRegion("now")} className="lg:row-span-2 lg:mt-14">
    <h2 id="now" className="text-xl">
      {heading}
    </h2>
    <ol>
      {items.map(({ title, text }, index) => (
        <li key={title} className="border-t border-line py-2">
          <h3 className="text-lg">
            <span className="text-accent-deep">{index + 1}</span> {title}
          </h3>
          <Markdown text={text} className="text-sm text-soft" />
        </li>
      ))}
    </ol>
  </section>
);

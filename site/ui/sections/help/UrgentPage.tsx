import { Breadcrumbs } from "../../layout/Breadcrumbs.tsx";
import { useShell } from "../../layout/useShell.ts";
import { Markdown } from "../../primitives/Markdown.tsx";
import { useRegion } from "../../primitives/Section.tsx";
import { BookButton } from "../BookButton.tsx";
import { ContentSections } from "../ContentSections.tsx";
import { HeroHelp } from "../HeroActions.tsx";
import type { HeadProps } from "../heads/types.ts";
import { HeroTitle } from "../PageHero.tsx";
import { PriceLine, PriceTerms } from "../PriceLine.tsx";
import { Questions } from "../Questions.tsx";
import type { ShapeProps } from "../shapes/types.ts";
import { UrgentNumber } from "./UrgentNumber.tsx";

type Props = ShapeProps & Pick<HeadProps, "text" | "crumbs">;

/** A page for people who cannot wait: the number, what is dangerous, what a visit costs and when. Everything else comes after it, and nothing is folded. */
export function UrgentPage({ text, crumbs, sections, questions, children }: Props) {
  const { price } = useShell();
  const region = useRegion("danger");
  const [danger, ...others] = sections;
  return (
    <>
      <div data-theme="dark" className="bg-raised text-ink">
        <div className="mx-auto grid max-w-xl gap-x-12 gap-y-4 px-5 pt-2 pb-8 md:pt-4 md:pb-16 lg:grid-cols-2">
          <div>
            <Breadcrumbs crumbs={crumbs} />
            <div className="mt-2 md:mt-8">
              <HeroTitle text={text} />
            </div>
            <UrgentNumber />
          </div>
          {danger?.kind === "note" && (
            <section {...region} className="lg:row-span-2 lg:mt-14">
              <h2 id="danger" className="text-xl text-danger">
                {danger.heading}
              </h2>
              <Markdown text={danger.body} className="mt-2" />
            </section>
          )}
          <div data-actions>
            <div className="grid gap-3">
              {price && <PriceLine price={price} />}
              <BookButton look="outline" />
              {price && <PriceTerms price={price} />}
            </div>
            <p className="mt-4 text-soft">{text.lead}</p>
            <HeroHelp />
          </div>
        </div>
      </div>
      <ContentSections sections={others} />
      {children}
      <Questions questions={questions} />
    </>
  );
}

import type { SymptomPrice } from "#site/content/prices.server.ts";
import type { SymptomAnswers } from "#site/content/schemas/help.ts";
import type { Crumb } from "#site/content/seo.server.ts";
import { useT } from "#site/i18n/t.ts";
import { Breadcrumbs } from "../../layout/Breadcrumbs.tsx";
import { SectionIntro, useRegion } from "../../primitives/Section.tsx";
import { BookButton } from "../BookButton.tsx";
import { type HeroText, HeroTitle } from "../PageHero.tsx";
import { Checks } from "./Checks.tsx";
import { Danger } from "./Danger.tsx";
import { UrgentNumber } from "./UrgentNumber.tsx";
import { VisitPrice } from "./VisitPrice.tsx";

type Props = { text: HeroText; crumbs: Crumb[]; answers: SymptomAnswers; price: SymptomPrice | undefined };

/** The head says what is dangerous, whom to call, what a visit costs and when we can come. Over its edge stands what to check oneself. */
export function SymptomHead({ text, crumbs, answers: { danger, checks, solved }, price }: Props) {
  const heading = useT()("help.checks");
  return (
    <>
      <div data-theme="dark" className="bg-raised pb-20 text-ink">
        <div className="mx-auto max-w-xl px-5 pt-2 md:pt-4">
          <Breadcrumbs crumbs={crumbs} />
          <div className="mt-4 grid items-end gap-5 md:mt-10 lg:grid-cols-2">
            <div>
              <HeroTitle text={text} />
              <Danger text={danger} className="mt-4" />
              <UrgentNumber />
            </div>
            <div data-actions className="grid gap-3">
              {price && <VisitPrice price={price} />}
              <BookButton look="outline" />
            </div>
          </div>
        </div>
      </div>
      <section {...useRegion("checks")} className="relative mx-auto -mt-16 max-w-xl px-5 pb-10">
        <div className="card shadow-card md:p-8 grid gap-x-8 lg:grid-cols-[1fr_1.5fr]">
          <SectionIntro id="checks" heading={heading} text={<p>{text.lead}</p>} look="small" />
          <Checks checks={checks} solved={solved} />
        </div>
      </section>
    </>
  );
}

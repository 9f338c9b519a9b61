import type { Card } from "#site/content/schemas/card.ts";
import type { Crumb } from "#site/content/seo.server.ts";
import { PageLink } from "../../primitives/PageLink.tsx";
import { useRegion } from "../../primitives/Section.tsx";
import type { HeroText } from "../PageHero.tsx";
import { Danger } from "./Danger.tsx";
import { UrgentFrame } from "./UrgentFrame.tsx";
import { UrgentNumber } from "./UrgentNumber.tsx";

type Props = { text: HeroText; crumbs: Crumb[]; heading: string; symptoms: Card[] };

/** The top of the help: what is dangerous, the number, and every symptom as one large button. */
export function HelpHead({ text, crumbs, heading, symptoms }: Props) {
  const first = (
    <>
      <Danger text={text.lead} className="mt-2" />
      <UrgentNumber />
    </>
  );
  return (
    <UrgentFrame text={text} crumbs={crumbs} first={first}>
      <section {...useRegion("symptoms")}>
        <h2 id="symptoms" className="mb-2 text-lg lg:mt-14">
          {heading}
        </h2>
        <ul className="grid grid-cols-2 gap-2">
          {symptoms.map(({ id, name }) => (
            <li
              key={id}
              className="group relative flex min-h-14 items-center rounded-card border border-field px-4 py-2"
            >
              <h3 className="text-lg">
                <PageLink to={id} className="covering group-hover:underline">
                  {name}
                </PageLink>
              </h3>
            </li>
          ))}
        </ul>
      </section>
    </UrgentFrame>
  );
}

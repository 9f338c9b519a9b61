import type { Card } from "#site/content/schemas/card.ts";
import { useT } from "#site/i18n/t.ts";
import { PageLink } from "../../primitives/PageLink.tsx";

type Props = { symptoms: Pick<Card, "id" | "name">[] };

/**
 * The picture of the villa as a menu. It has a spot for each symptom (home.css has the positions). The spot has the number of the symptom in the
 * list. The picture is not mirrored for Arabic.
 */
export const SymptomSpots = ({ symptoms }: Props) => (
  <nav dir="ltr" aria-labelledby="stopped" className="spots">
    {symptoms.map(({ id, name }, index) => (
      <PageLink key={id} to={id} aria-label={`${index + 1} ${name}`}>
        {index + 1}
      </PageLink>
    ))}
  </nav>
);

/** The list of symptoms, in words. */
export function WhatHasStopped({ symptoms }: Props) {
  const t = useT();
  return (
    <section aria-labelledby="stopped" className="px-5 pb-6 lg:px-24">
      <h2 id="stopped" className="text-xl">
        {t("help.whatStopped")}
      </h2>
      <ol className="stopped mt-2">
        {symptoms.map(({ id, name }) => (
          <li key={id}>
            <PageLink to={id}>{name}</PageLink>
          </li>
        ))}
      </ol>
    </section>
  );
}

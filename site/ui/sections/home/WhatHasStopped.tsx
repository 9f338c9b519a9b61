import type { Card } from "#site/content/schemas/card.ts";
import { useT } from "#site/i18n/t.ts";
import { PageLink } from "../../primitives/PageLink.tsx";

type Props = { symptoms: Pick<Card, "id" | "name">[] };

/** The villa is a menu with a spot for each symptom (home.css says where), which has the same number in the list. The picture is not mirrored. */
export const SymptomSpots = ({ symptoms }: Props) => (
  <nav dir="ltr" aria-labelledby="stopped" className="spots">
    {symptoms.map(({ id, name }, index) => (
      <PageLink key={id} to={id} aria-label={`${index + 1} ${name}`}>
        {index + 1}
      </PageLink>
    ))}
  </nav>
);

/** The same in words. */
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

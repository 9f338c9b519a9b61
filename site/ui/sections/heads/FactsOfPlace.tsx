import type { PlaceFacts } from "#site/content/place-facts.server.ts";
import type { PlaceService } from "#site/content/place-service.server.ts";
import { useLanguage, useT } from "#site/i18n/t.ts";

/** The authority and the suppliers of a place, and the source of its cooling. */
export function FactsOfPlace({ facts }: { facts: PlaceFacts }) {
  const t = useT();
  return facts.map(({ name, text }) => <Fact key={name} name={t(`place.${name}`)} lines={[text]} />);
}

const commas = { en: ", ", ar: "، " };

/** The time that a visit takes, what helps before it, and the towns to which we come. */
export function Preparation({ service: { time, ready, covers } }: { service: PlaceService }) {
  const t = useT();
  const comma = commas[useLanguage()];
  return (
    <>
      {time && <Fact name={t("place.time")} lines={[time]} />}
      <Fact name={t("place.ready")} lines={ready} />
      {covers.length > 0 && <Fact name={t("place.covers")} lines={[covers.join(comma)]} />}
    </>
  );
}

const Fact = ({ name, lines }: { name: string; lines: string[] }) => (
  <div className="border-t border-line py-2">
    <dt className="text-sm text-soft">{name}</dt>
    {lines.map((line) => (
      <dd key={line}>{line}</dd>
    ))}
  </div>
);

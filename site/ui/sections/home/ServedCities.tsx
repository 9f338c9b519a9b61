import { useT } from "#site/i18n/t.ts";
import { Section, SectionIntro } from "../../primitives/Section.tsx";
import { type CitySlug, EmiratesMap } from "./EmiratesMap.tsx";

type Props = {
  intro: { eyebrow: string; heading: string; text: string };
  cities: { slug: CitySlug; name: string; href: string }[];
};

/** Shows where the company works, on a map whose cities are links. */
export function ServedCities({ intro, cities }: Props) {
  const t = useT();
  return (
    <Section tone="sand" label="cities" className="grid items-center gap-x-10 lg:grid-cols-2">
      <SectionIntro id="cities" {...intro} />
      <nav className="lg:max-w-md lg:pe-14" aria-label={t("map.label")}>
        <EmiratesMap cities={cities} />
      </nav>
    </Section>
  );
}

import { useT } from "#app/i18n/t.ts";
import { Section, SectionIntro } from "../../primitives/Section.tsx";
import { type CitySlug, EmiratesMap } from "./EmiratesMap.tsx";

type Props = {
  intro: { eyebrow: string; heading: string; text: string };
  cities: { slug: CitySlug; name: string; href: string }[];
};

/** The served area: a map whose cities are links. */
export function ServedCities({ intro, cities }: Props) {
  const t = useT();
  return (
    <Section label="cities" className="grid items-center gap-x-10 lg:grid-cols-[1fr_1.5fr]">
      <SectionIntro id="cities" {...intro} />
      <nav aria-label={t("map.label")}>
        <EmiratesMap cities={cities} />
      </nav>
    </Section>
  );
}

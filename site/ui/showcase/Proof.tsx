import { use } from "react";
import type { PictureData } from "#site/content/pictures.server.ts";
import { useT } from "#site/i18n/t.ts";
import { AnchorPrefix, Section } from "../primitives/Section.tsx";
import { Articles } from "../sections/Articles.tsx";
import { CompanyTerms } from "../sections/CompanyTerms.tsx";
import { Testimonials } from "../sections/home/Testimonials.tsx";
import { PriceTables } from "../sections/PriceTables.tsx";
import { RelatedPages } from "../sections/RelatedPages.tsx";
import { useSample } from "./samples.ts";

/** Shows the parts by which a visitor judges the company: other people's words, prices, terms and finished jobs. All are marked as examples. */
export function Proof({ picture }: { picture: PictureData | undefined }) {
  const t = useT();
  const prefix = use(AnchorPrefix);
  const { word, sentence, title } = useSample();
  const page = { id: "/about", name: word, summary: sentence } as const;
  return (
    <>
      <Testimonials
        intro={{ eyebrow: word, heading: title, text: sentence }}
        sample
        items={[1, 2, 3].map((n) => ({ quote: `${sentence} ${n}`, role: word, building: title, place: word }))}
      />
      <Section>
        <PriceTables
          tables={[
            {
              id: `${prefix}prices`,
              name: word,
              checked: "2026-11-23",
              service: page,
              sample: false,
              rows: [
                {
                  name: word,
                  aed: [150, 200],
                  kind: "fixed",
                  unit: "visit",
                  time: "",
                  moves: sentence,
                  without: sentence,
                },
              ],
            },
          ]}
        />
      </Section>
      <CompanyTerms terms={[{ name: "guarantee", text: sentence }]} />
      <Section>
        <h2 className="sr-only">{t("related")}</h2>
        <Articles
          articles={[
            { ...page, title, published: "2026-11-23", minutes: 4, topic: word, picture, sample: true },
            {
              ...page,
              title: word,
              published: "2026-11-23",
              minutes: 4,
              topic: word,
              picture: undefined,
              sample: false,
            },
          ]}
        />
      </Section>
      <RelatedPages cards={[{ ...page, sample: true }]} further={[{ ...page, sample: true }]} />
    </>
  );
}

import type { PageId } from "@site/ground/site-map/pages.ts";
import type { PictureData } from "#site/content/pictures.server.ts";
import { useT } from "#site/i18n/t.ts";
import { ButtonPageLink } from "../../primitives/ButtonPageLink.tsx";
import { PageLink } from "../../primitives/PageLink.tsx";
import { Section, SectionIntro } from "../../primitives/Section.tsx";
import { Thumbnail } from "./Thumbnail.tsx";

type Service = { title: string; picture: PictureData; page: string };
type Props = { intro: { eyebrow: string; heading: string; text: string }; items: Service[] };

/** The services by name: rows on a phone, cards on wider screens (home.css). */
export function ServiceGrid({ intro, items }: Props) {
  const t = useT();
  return (
    <Section id="services" label="services-title">
      <SectionIntro id="services-title" {...intro} />
      <ul className="services md:grid md:grid-cols-3 md:gap-4 lg:grid-cols-4">
        {items.map(({ title, picture, page }) => (
          <li key={title}>
            <Thumbnail picture={picture} />
            <PageLink to={page as PageId}>{title}</PageLink>
          </li>
        ))}
      </ul>
      <ButtonPageLink to="/services" look="outline" className="mt-8">
        {t("actions.services")}
      </ButtonPageLink>
    </Section>
  );
}

import { useT } from "#app/i18n/t.ts";
import type { PageId } from "#app/site/pages.ts";
import type { PictureData } from "#app/site/pictures.server.ts";
import { ButtonPageLink } from "../../primitives/ButtonPageLink.tsx";
import { Icon } from "../../primitives/Icon.tsx";
import { PageLink } from "../../primitives/PageLink.tsx";
import { Picture } from "../../primitives/Picture.tsx";
import { Section, SectionIntro } from "../../primitives/Section.tsx";

type Service = { title: string; text: string; picture: PictureData; page?: string; features: string[] };
type Props = { intro: { eyebrow: string; heading: string; text: string }; items: Service[] };

/** The services, each with its main features. */
export function ServiceGrid({ intro, items }: Props) {
  const t = useT();
  return (
    <Section id="services" label="services-title">
      <SectionIntro id="services-title" {...intro} />
      <ul className="grid gap-4 md:grid-cols-2 lg:grid-cols-3">
        {items.map((item) => (
          <ServiceCard key={item.title} {...item} />
        ))}
      </ul>
      <ButtonPageLink to="/services" look="outline" className="mt-8">
        {t("actions.services")}
      </ButtonPageLink>
    </Section>
  );
}

function ServiceCard({ title, text, picture, page, features }: Service) {
  return (
    <li className={`relative flex flex-col card ${page ? "smooth hover:border-brand hover:shadow-card" : ""}`}>
      <Picture
        picture={picture}
        sizes="(min-width: 64rem) 330px, (min-width: 48rem) 45vw, 86vw"
        className="mb-4 h-auto w-full"
      />
      <h3 className="text-xl">
        {page ? (
          <PageLink to={page as PageId} className="covering hover:text-brand">
            {title}
          </PageLink>
        ) : (
          title
        )}
      </h3>
      <p className="mt-2 text-sm text-soft">{text}</p>
      <ul className="mt-4 grid gap-2 border-t border-line pt-4 text-sm">
        {features.map((feature) => (
          <li key={feature} className="flex gap-2.5">
            <Icon name="check" size={16} className="mt-1 shrink-0 text-brand" />
            {feature}
          </li>
        ))}
      </ul>
    </li>
  );
}

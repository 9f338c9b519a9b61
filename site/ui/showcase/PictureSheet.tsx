import type { PictureData } from "#site/content/pictures.server.ts";
import { useLanguage, useT } from "#site/i18n/t.ts";
import { Picture } from "../primitives/Picture.tsx";
import { Section } from "../primitives/Section.tsx";

const themes = [
  ["light", "day"],
  ["dark", "night"],
] as const;

/** Shows every picture on both backgrounds, and at a small size. */
export function PictureSheet({ pictures }: { pictures: PictureData[] }) {
  const t = useT();
  return (
    <Section>
      <h1 className="text-4xl">{t("design.pictures")}</h1>
      <p className="mt-4 mb-10 max-w-lg text-lg text-soft">{t("design.picturesText")}</p>
      <ul className="grid gap-10">
        {pictures.map((picture) => (
          <Entry key={picture.name} picture={picture} />
        ))}
      </ul>
    </Section>
  );
}

function Entry({ picture }: { picture: PictureData }) {
  return (
    <li id={picture.name}>
      <h2 className="text-xl" lang="en" dir="ltr">
        {picture.name}
      </h2>
      <p className="mb-3 text-sm text-soft">{picture.alt[useLanguage()]}</p>
      <div className="grid gap-4 md:grid-cols-2">
        {themes.map(([theme, only]) => (
          <div
            key={theme}
            data-theme={theme}
            className="flex items-center gap-4 rounded-card border border-line bg-sand p-4"
          >
            <Picture
              picture={picture}
              only={only}
              sizes="(min-width: 48rem) 400px, 60vw"
              className="h-auto w-full min-w-0 flex-1"
            />
            <Picture picture={picture} only={only} sizes="96px" className="h-auto w-24 shrink-0" />
          </div>
        ))}
      </div>
    </li>
  );
}

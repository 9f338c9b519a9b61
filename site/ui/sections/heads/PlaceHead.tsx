import type { MapOfPlace } from "#site/content/landing-head.server.ts";
import type { PlaceFacts } from "#site/content/place-facts.server.ts";
import { useT } from "#site/i18n/t.ts";
import { Breadcrumbs } from "../../layout/Breadcrumbs.tsx";
import { HeadPicture } from "../../primitives/HeadPicture.tsx";
import { FirstWords, FurtherWords } from "./HeadWords.tsx";
import { PlaceMap } from "./PlaceMap.tsx";
import type { HeadProps } from "./types.ts";

type Props = HeadProps & { facts: PlaceFacts; map: MapOfPlace };

/** A page about a place begins with its map across the whole width and the picture before it. Two or three facts of the place stand large beside the words. */
export function PlaceHead({ text: { eyebrow: _, ...text }, crumbs, picture, facts, map }: Props) {
  const t = useT();
  return (
    <>
      <div className="relative bg-brand-tint">
        <PlaceMap map={map} />
        <div className="relative mx-auto max-w-xl px-5">
          {picture && (
            <HeadPicture
              picture={picture}
              sizes="(min-width: 768px) 390px, 50vw"
              first
              className="h-36 w-auto md:h-72"
            />
          )}
        </div>
      </div>
      <div className="mx-auto max-w-xl px-5 pt-2 pb-6 md:pb-12">
        <Breadcrumbs crumbs={crumbs} />
        <div className="grid gap-x-8 lg:grid-cols-[1.6fr_1fr]">
          <FirstWords text={text} />
          <dl data-facts className="mt-6 lg:row-span-2">
            {facts.map(({ name, text: fact }) => (
              <div key={name} className="border-t border-line py-4">
                <dt className="text-sm text-soft">{t(`place.${name}`)}</dt>
                <dd className="text-2xl font-semibold">{fact}</dd>
              </div>
            ))}
          </dl>
          <FurtherWords text={text} />
        </div>
      </div>
    </>
  );
}

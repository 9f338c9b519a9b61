import type { PictureData } from "#site/content/pictures.server.ts";
import type { Card } from "#site/content/schemas/card.ts";
import { Breadcrumbs } from "../../layout/Breadcrumbs.tsx";
import { PageLink } from "../../primitives/PageLink.tsx";
import { Picture } from "../../primitives/Picture.tsx";
import { FirstWords, FurtherWords } from "./HeadWords.tsx";
import type { HeadProps } from "./types.ts";

export type Shelf = (Pick<Card, "id" | "name"> & { picture: PictureData })[];

/** An overview begins with some of its pages beside the words. On a phone the list of all pages follows soon enough. */
export function OverviewHead({ text, crumbs, shelf }: Pick<HeadProps, "text" | "crumbs"> & { shelf: Shelf }) {
  return (
    <div className="border-b border-line bg-sand">
      <div className="mx-auto max-w-xl px-5 pt-2 pb-6 md:pt-4 md:pb-12">
        <Breadcrumbs crumbs={crumbs} />
        <div className="grid items-center gap-x-8 lg:grid-cols-[1.15fr_1fr]">
          <div>
            <FirstWords text={text} />
            <FurtherWords text={text} />
          </div>
          <ul className="grid grid-cols-2 gap-4 text-center text-sm font-semibold max-lg:hidden">
            {shelf.map(({ id, name, picture }) => (
              <li key={id} className="relative">
                <Picture picture={picture} sizes="280px" className="h-auto w-full" />
                <PageLink to={id} className="covering hover:underline">
                  {name}
                </PageLink>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </div>
  );
}

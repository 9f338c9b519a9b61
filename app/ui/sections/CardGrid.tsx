import type { Card } from "#app/site/content.server.ts";
import type { PictureData } from "#app/site/pictures.server.ts";
import { Icon } from "../primitives/Icon.tsx";
import { PageLink } from "../primitives/PageLink.tsx";
import { Picture } from "../primitives/Picture.tsx";

/** Cards of pages, each with its one sentence. */
export function CardGrid({ cards }: { cards: (Card & { picture?: PictureData })[] }) {
  return (
    <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {cards.map(({ id, name, summary, picture }) => (
        <li key={id} className="group relative flex flex-col card smooth hover:border-brand hover:shadow-card">
          {picture && (
            <Picture
              picture={picture}
              sizes="(min-width: 64rem) 330px, (min-width: 40rem) 45vw, 86vw"
              className="mb-4 h-auto w-full"
            />
          )}
          <h3 className="text-lg">
            <PageLink to={id} className="covering">
              {name}
            </PageLink>
          </h3>
          <p className="mt-2 text-sm text-soft">{summary}</p>
          <Icon name="arrow-right" className="mt-auto self-end text-brand mirrored" />
        </li>
      ))}
    </ul>
  );
}

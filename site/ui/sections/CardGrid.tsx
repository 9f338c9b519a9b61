import type { PictureData } from "#site/content/pictures.server.ts";
import type { Card } from "#site/content/schemas/card.ts";
import { Icon } from "../primitives/Icon.tsx";
import { PageLink } from "../primitives/PageLink.tsx";
import { Picture } from "../primitives/Picture.tsx";
import { SampleMark } from "../primitives/SampleMark.tsx";

export type CardWithPicture = Card & { picture?: PictureData };
type Props = { cards: CardWithPicture[] };

/** Cards for pages, each with one sentence. On a phone they are rows, with a small picture or only the name. */
export function CardGrid({ cards }: Props) {
  return (
    <ul
      data-cards
      className={`grid gap-2 sm:gap-4 md:flex md:flex-wrap md:*:grow ${cards.length === 4 ? "md:*:basis-[45%]" : "md:*:basis-[30%]"}`}
    >
      {cards.map((card) => (
        <PageCard key={card.id} card={card} column={cards.length > 1} />
      ))}
    </ul>
  );
}

/** The card of a page. `column` means that other cards are beside it. */
export function PageCard({
  card: { id, name, summary, picture, sample },
  column,
}: {
  card: CardWithPicture;
  column: boolean;
}) {
  return (
    <li
      className={`group relative flex items-center gap-x-4 card smooth hover:border-brand hover:shadow-card ${column ? "md:flex-col md:items-stretch" : ""}`}
    >
      {picture && (
        <Picture
          picture={picture}
          sizes={`(min-width: 48rem) ${column ? "30vw" : "288px"}, 80px`}
          className={`h-auto w-20 min-w-20 ${column ? "md:mb-4 md:w-full" : "md:w-72"}`}
        />
      )}
      <div>
        <h3 className="text-lg">
          <PageLink to={id} className="covering">
            {name}
          </PageLink>{" "}
          {sample && <SampleMark />}
        </h3>
        <p className={`mt-1 text-sm text-soft ${picture ? "" : "max-md:hidden"}`}>{summary}</p>
      </div>
      <Icon
        name="arrow-right"
        className={`ms-auto shrink-0 text-brand mirrored md:mt-auto md:self-end ${picture ? "max-md:hidden" : ""}`}
      />
    </li>
  );
}

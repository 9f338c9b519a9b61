import type { PageId } from "@site/ground/site-map/pages.ts";
import { cardsOf } from "#site/content/content.server.ts";
import { withPictures } from "#site/content/pictures.server.ts";
import { similarPages } from "#site/content/similar.server.ts";
import type { Frame } from "#site/ui/layout/frame.server.tsx";
import { NotFound } from "#site/ui/layout/NotFound.tsx";
import { PageCard } from "#site/ui/sections/CardGrid.tsx";

const most = 5;
const allCards = /<li [\s\S]*<\/li>/;

/** Returns the content of the page with links to similar pages. Returns undefined if no page has a similar address. */
export type Suggestions = (id: string) => string | undefined;

/**
 * Prepares the content of the page. Rendering takes most of the time of a response. Each card is therefore rendered only once, and so is
 * the content around one to five cards.
 */
export function suggestionsIn({ shell: { language }, render }: Frame): Suggestions {
  const around: string[][] = [];
  const blank = (at: number) => ({ id: `/authors/${at}` as const, name: "", summary: "" });
  for (let count = 1; count <= most; count++) {
    const content = render(<NotFound suggestions={Array.from({ length: count }, (_, at) => blank(at))} />);
    around[count] = content.split(allCards);
  }
  const known = new Map<string, string>();
  function cardOf(id: PageId, column: boolean): string {
    const key = `${id} ${column}`;
    const [card] = known.has(key) ? [] : withPictures(cardsOf([id], language));
    if (card) known.set(key, render(<PageCard card={card} column={column} />));
    return known.get(key) ?? "";
  }
  return (id) => {
    const ids = similarPages(id, language, most);
    if (ids.length === 0) return undefined;
    const cards = ids.map((near) => cardOf(near, ids.length > 1));
    return around[ids.length]?.join(cards.join(""));
  };
}

import type { Language } from "@site/ground/language/languages.ts";
import { cityOf, type PageId } from "@site/ground/site-map/pages.ts";
import { placePageOf } from "@site/ground/site-map/place-pages.ts";
import { cardsOf } from "./content.server.ts";
import { hubOf } from "./hub.server.ts";
import { landingHead } from "./landing-head.server.ts";
import { nearbyOf } from "./nearby.server.ts";
import { pageAt } from "./page.server.ts";
import { proofOf } from "./photos.server.ts";
import { pictureOf } from "./pictures.server.ts";
import type { Card } from "./schemas/card.ts";
import { shownSections } from "./sections.server.ts";
import { linkedSources } from "./sources.server.ts";
import { specimenFor } from "./specimens.server.ts";
import { versionOf } from "./variants.server.ts";

/**
 * Puts the specimen of what the customer gets in the place of the last further page. A page without further pages has none, because it
 * could become longer than the first packets of an answer.
 */
function withSpecimen(further: Card[], id: PageId, language: Language): Card[] {
  const specimen = further.length > 0 && specimenFor(id, language);
  return specimen ? [...further.slice(0, -1), ...cardsOf([specimen], language)] : further;
}

/** The number of cards that fit in a row. Further pages are plain links below the cards. */
const mostCards = 3;
/** The number of related pages that the page of a trade in a place names. */
const mostNames = 2;

/**
 * The related pages of a page. The page of a trade in a place names few, and none that its lines of neighbours have: it says much itself, and must fit
 * into the first packets of an answer.
 */
function relatedOf(ids: string[], id: PageId, language: Language) {
  const nearby = nearbyOf(id, language);
  const near = new Set<string>(nearby.flatMap(({ page, pages }) => [page, ...pages.map((each) => each.id)]));
  if (placePageOf(id) && cityOf(id)) {
    const others = ids.filter((page) => !near.has(page));
    return { related: [], further: cardsOf(others, language).slice(0, mostNames), nearby };
  }
  const cards = cardsOf(ids, language);
  return { related: cards.slice(0, mostCards), further: withSpecimen(cards.slice(mostCards), id, language), nearby };
}

export async function landingPage({ pathname, searchParams }: Pick<URL, "pathname" | "searchParams">) {
  const { id, page, seo, language } = pageAt("landing", pathname);
  const { sections, variant } = versionOf(page, searchParams);
  return {
    page,
    sections: shownSections(sections, id, language),
    seo,
    variant,
    head: landingHead(id, language),
    picture: pictureOf(id),
    ...relatedOf(page.related, id, language),
    hub: hubOf(id, language),
    proof: await proofOf(id, language),
    sources: linkedSources(page.sources),
  };
}

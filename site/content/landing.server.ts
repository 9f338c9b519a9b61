import { cardsOf } from "./content.server.ts";
import { hubOf } from "./hub.server.ts";
import { nearbyOf } from "./nearby.server.ts";
import { pageAt } from "./page.server.ts";
import { proofOf } from "./photos.server.ts";
import { pictureOf } from "./pictures.server.ts";
import { shownSections } from "./sections.server.ts";
import { versionOf } from "./variants.server.ts";

/** The number of cards that fit in a row. Further pages are plain links below the cards. */
const mostCards = 3;

export async function landingPage({ pathname, searchParams }: Pick<URL, "pathname" | "searchParams">) {
  const { id, page, seo, language } = pageAt("landing", pathname);
  const { sections, variant } = versionOf(page, searchParams);
  const related = cardsOf(page.related, language);
  return {
    page,
    sections: shownSections(sections, id, language),
    seo,
    variant,
    picture: pictureOf(id),
    related: related.slice(0, mostCards),
    further: related.slice(mostCards),
    nearby: nearbyOf(id, language),
    hub: hubOf(id, language),
    proof: await proofOf(id, language),
  };
}

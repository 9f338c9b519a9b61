import type { Language } from "@site/ground/language/languages.ts";
import type { PageId } from "@site/ground/site-map/pages.ts";
import { type Symptom, symptomNames, symptomOf, symptoms } from "@site/ground/site-map/symptoms.ts";
import { cardsOf, readPage } from "./content.server.ts";
import { pageAt } from "./page.server.ts";
import { pictureNamed } from "./pictures.server.ts";
import { symptomPrice } from "./prices.server.ts";
import { coolings } from "./schemas/help.ts";
import { shownSections } from "./sections.server.ts";

const symptomPages: PageId[] = symptomNames.map((name) => `/help/${name}` as const);

export const symptomCards = (language: Language) => cardsOf(symptomPages, language);

export function helpPage(pathname: string) {
  const { id, page, seo, language } = pageAt("help", pathname);
  const cards = [...symptomCards(language), ...cardsOf(["/help/which-cooling"], language)];
  return { page, seo, cards, sections: shownSections(page.sections, id, language) };
}

export function symptomPage(pathname: string) {
  const { id, page, seo, language } = pageAt("symptom", pathname);
  const symptom = symptomOf(id);
  return {
    page,
    seo,
    price: symptom && symptomPrice(symptom, language),
    sections: shownSections(page.sections, id, language),
    related: cardsOf(page.related, language),
    others: symptomCards(language).filter((other) => other.id !== id),
  };
}

/** The parts of a symptom's page that a sheet over another page shows. There are none if the company does not mend it. */
export function symptomSheet(symptom: Symptom, language: Language) {
  const id = `/help/${symptom}` as const;
  const page = readPage("symptom", id, language);
  if (!page) return undefined;
  const { name, sheet, sections } = page;
  const signs = sections.find((section) => section.kind === "list");
  return {
    id,
    name,
    service: symptoms[symptom].service,
    ...sheet,
    callAtOnce: signs && { heading: signs.heading, items: signs.items },
    price: symptomPrice(symptom, language),
  };
}

export function chooserPage(pathname: string) {
  const { page, seo, language } = pageAt("chooser", pathname);
  const kinds = coolings.flatMap((key) => {
    const kind = page.kinds[key];
    return kind
      ? [{ ...kind, key, picture: pictureNamed(kind.picture), related: cardsOf(kind.related, language) }]
      : [];
  });
  return { page, seo, kinds };
}

import type { Language } from "@site/ground/language/languages.ts";
import type { PageId } from "@site/ground/site-map/pages.ts";
import { symptomNames } from "@site/ground/site-map/symptoms.ts";
import { cardsOf } from "./content.server.ts";
import { pageAt } from "./page.server.ts";
import { pictureNamed } from "./pictures.server.ts";
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
  return {
    page,
    seo,
    sections: shownSections(page.sections, id, language),
    related: cardsOf(page.related, language),
    others: symptomCards(language).filter((other) => other.id !== id),
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

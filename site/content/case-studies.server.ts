import type { Language } from "@site/ground/language/languages.ts";
import { cardsBelow, cardsOf, readPage } from "./content.server.ts";
import { pageAt } from "./page.server.ts";
import { proofOf } from "./photos.server.ts";
import { pictureOf } from "./pictures.server.ts";
import type { Card } from "./schemas/card.ts";
import { shownSections } from "./sections.server.ts";
import { shortName } from "./trades.server.ts";

export async function caseStudyPage(pathname: string) {
  const { id, page, seo, language } = pageAt("case-study", pathname);
  return {
    page,
    seo,
    picture: pictureOf(id),
    related: cardsOf(page.related, language),
    proof: await proofOf(id, language),
  };
}

/** The page of all case studies, with their filters. */
export function caseStudiesPage(pathname: string) {
  const { id, page, seo, language } = pageAt("overview", pathname);
  const studies = studiesIn(language);
  return {
    page,
    seo,
    sections: shownSections(page.sections, id, language),
    studies,
    filters: {
      sectors: counted(studies.map(({ sector }) => sector)),
      trades: counted(studies.flatMap(({ trades }) => trades)),
      cities: counted(studies.map(({ city }) => city)).map((each) => ({
        ...each,
        label: shortName(`/${each.name}`, language),
      })),
    },
  };
}

const studiesIn = (language: Language) =>
  cardsBelow("/case-studies", language)
    .flatMap((card: Card) => {
      const study = readPage("case-study", card.id, language);
      if (!study) return [];
      const { title, building, place, city, sector, trades, year, readings } = study;
      const [reading] = readings;
      return [{ ...card, title, building, place, city, sector, trades, year, reading, picture: pictureOf(card.id) }];
    })
    .sort((one, other) => other.year - one.year);
export type ShownStudy = ReturnType<typeof studiesIn>[number];

const counted = <T extends string>(names: T[]) =>
  [...new Set(names)].map((name) => ({ name, count: names.filter((each) => each === name).length }));

import { pageAt } from "./page.server.ts";
import { pictureOf } from "./pictures.server.ts";
import { shownSections } from "./sections.server.ts";
import { vacanciesIn } from "./vacancies.server.ts";

export function careersPage(pathname: string) {
  const { id, page, seo, language } = pageAt("careers", pathname);
  const vacancies = vacanciesIn(language)
    .filter(({ state }) => state === "open")
    .map(({ slug, title, summary, place, shift, sample }) => ({ slug, title, summary, place, shift, sample }));
  return { page, seo, picture: pictureOf(id), sections: shownSections(page.sections, id, language), jobs: vacancies };
}
export type ListedVacancy = ReturnType<typeof careersPage>["jobs"][number];

import { pageAt } from "./page.server.ts";
import { shownSections } from "./sections.server.ts";
import { vacanciesIn } from "./vacancies.server.ts";

export function careersPage(pathname: string) {
  const { id, page, seo, language } = pageAt("careers", pathname);
  const vacancies = vacanciesIn(language)
    .filter(({ state }) => state === "open")
    .map(({ slug, title, place, shift, sample }) => ({ slug, title, place, shift, sample }));
  return { page, seo, sections: shownSections(page.sections, id, language), jobs: vacancies };
}
export type ListedVacancy = ReturnType<typeof careersPage>["jobs"][number];

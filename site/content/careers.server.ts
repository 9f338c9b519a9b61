import { jobsIn } from "./jobs.server.ts";
import { pageAt } from "./page.server.ts";
import { pictureOf } from "./pictures.server.ts";
import { shownSections } from "./sections.server.ts";

export function careersPage(pathname: string) {
  const { id, page, seo, language } = pageAt("careers", pathname);
  const jobs = jobsIn(language)
    .filter(({ state }) => state === "open")
    .map(({ slug, title, summary, place, shift, sample }) => ({ slug, title, summary, place, shift, sample }));
  return { page, seo, picture: pictureOf(id), sections: shownSections(page.sections, id, language), jobs };
}
export type ListedJob = ReturnType<typeof careersPage>["jobs"][number];

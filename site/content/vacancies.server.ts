import type { Language } from "@site/ground/language/languages.ts";
import { dateOfDay, uaeDay } from "@site/ground/time/uae-time.ts";
import { currentTime } from "#platform/machine/time.ts";
import { vacanciesFile } from "./content.server.ts";
import { siteOrigin } from "./origin.server.ts";
import { isPublicHost } from "./public-host.server.ts";
import type { Vacancy } from "./schemas/vacancies.ts";

/** The number of days for which a closed vacancy still has a page. The page says that the vacancy is closed. */
const closedFor = 90;

export type ShownVacancy = Vacancy & { slug: string; sample: boolean; state: "open" | "closed" | "gone" };

/** An advert for work that does not exist is unlawful here (Ministerial Resolution 663 of 2022), so examples are not shown on a public site. */
export function vacanciesIn(language: Language, now = currentTime(), origin = siteOrigin()): ShownVacancy[] {
  const { sample, open } = vacanciesFile(language);
  if (sample && isPublicHost(new URL(origin).hostname)) return [];
  return Object.entries(open).map(([slug, vacancy]) => ({ ...vacancy, slug, sample, state: stateOf(vacancy, now) }));
}

/** Returns the state of a vacancy. The vacancy is open until the end of its last day in the UAE. */
function stateOf({ until }: Vacancy, now: number): ShownVacancy["state"] {
  const today = uaeDay(now);
  if (dateOfDay(today) <= until) return "open";
  return dateOfDay(today - closedFor) <= until ? "closed" : "gone";
}

export const vacancyNamed = (slug: string, language: Language, now?: number) =>
  vacanciesIn(language, now).find((vacancy) => vacancy.slug === slug);

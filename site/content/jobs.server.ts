import type { Language } from "@site/ground/language/languages.ts";
import { dateOfDay, uaeDay } from "@site/ground/time/uae-time.ts";
import { jobsFile } from "./content.server.ts";
import { siteOrigin } from "./origin.server.ts";
import { isPublicHost } from "./public-host.server.ts";
import type { Job } from "./schemas/jobs.ts";

/** So long a closed job says that it is closed; then its page is gone. */
const closedFor = 90;

export type ShownJob = Job & { slug: string; sample: boolean; state: "open" | "closed" | "gone" };

/** An advert for a job that does not exist is unlawful here (Ministerial Resolution 663 of 2022), so examples stay off a public site. */
export function jobsIn(language: Language, now = Date.now(), origin = siteOrigin()): ShownJob[] {
  const { sample, open } = jobsFile(language);
  if (sample && isPublicHost(new URL(origin).hostname)) return [];
  return Object.entries(open).map(([slug, job]) => ({ ...job, slug, sample, state: stateOf(job, now) }));
}

/** The last day counts to its end, in the UAE. */
function stateOf({ until }: Job, now: number): ShownJob["state"] {
  const today = uaeDay(now);
  if (dateOfDay(today) <= until) return "open";
  return dateOfDay(today - closedFor) <= until ? "closed" : "gone";
}

export const jobNamed = (slug: string, language: Language, now?: number) =>
  jobsIn(language, now).find((job) => job.slug === slug);

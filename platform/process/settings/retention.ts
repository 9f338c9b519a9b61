import { z } from "zod";

/** The times after which personal data are erased. */
export const retentionSettings = {
  RETAIN_WON_DAYS: days(5 * 365).describe(
    "After so many days without a change the personal data of a lead that led to a job are erased: one that is won, or has an accepted quotation or a contract. The privacy notice shows all these terms.",
  ),
  RETAIN_LEAD_DAYS: days(365).describe("The same for a lead that led to no job."),
  RETAIN_SPAM_DAYS: days(30).describe("The same for spam."),
  RETAIN_APPLICATION_DAYS: days(183).describe(
    "So many days after the decision, or after the last change, an application is erased.",
  ),
  RETAIN_TALENT_POOL_DAYS: days(365).describe("The same for an applicant who agreed to be kept for later vacancies."),
  RETAIN_VIEW_DAYS: days(90, 3).describe(
    "So many days single page views, events and searches are kept; at least 3, because yesterday is summed from them. The sums stay.",
  ),
  RETAIN_VISIT_DAYS: days(425).describe(
    "The same for visits to the site. After 48 hours nobody can be recognised in them.",
  ),
};

function days(otherwise: number, least = 1) {
  const number = z.coerce.number("must be a number of days.").int();
  return number.min(least, `must be at least ${least}.`).default(otherwise);
}

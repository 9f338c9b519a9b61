import { remains } from "#platform/db/register/columns.ts";
import { noticeIds, subjects, subjectsThat } from "#platform/db/register/subjects.ts";
import { daysOf, type TermSettings } from "#platform/db/register/terms.ts";
import { env } from "#platform/process/env.ts";

/** Returns the rows of the privacy notice: what is kept, how long, and who sees it. */
export const noticeRows = (settings: TermSettings = env()) =>
  noticeIds.map((id) => ({
    id,
    terms: subjects[id].kept.map((term) => ({ term, days: daysOf(term, settings) })),
    readers: [...subjects[id].seenBy],
  }));

/** Returns what is kept after a customer has deleted the account, and what remains of everything else. */
export function keptRecords() {
  const shown = (ids: readonly string[]) => noticeIds.filter((id) => ids.includes(id));
  return {
    job: { subjects: shown(subjectsThat("job")), days: daysOf("job", env()) },
    stays: shown(subjectsThat("stays")),
    remains: [...remains],
  };
}

/** Returns what remains of a person whom a colleague erases. */
export const remainsOfErased = () => [...remains];

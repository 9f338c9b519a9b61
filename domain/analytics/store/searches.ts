import { idOf } from "@site/ground/site-map/links.ts";
import type { Kysely } from "kysely";
import { sql } from "kysely";
import type { Database } from "#platform/db/schema.ts";
import { normalizeText } from "#platform/process/normalize-text.ts";
import { typedIn } from "#platform/search/typed-query.ts";
import { eventKinds } from "./read/dims.ts";
import { eventsBy } from "./read/events.ts";
import type { Period } from "./read/period.ts";
import { textsOf } from "./read/words.ts";
import { hostOf, isPersonal } from "./source.ts";

/** Returns the words of a search in one spelling. Words that could be an email address or a phone number are not stored. */
export const storableSearch = (words: string): string => (isPersonal(words) ? "" : normalizeText(words).slice(0, 80));

const searchPage = "/search";

/** Returns the words of the search that led a visitor to a page: the page before it was a page of results. */
export function searchBefore(path: string, referrer: string, ownHost: string): string {
  const before = hostOf(referrer) === ownHost ? URL.parse(referrer) : null;
  if (!before || idOf(path) === searchPage || idOf(before.pathname) !== searchPage) return "";
  return storableSearch(typedIn(before.searchParams));
}

export interface SearchInVain {
  text: string;
  times: number;
  days: number;
  /** True if no page of ours answered, at most a guess was shown. False if pages were found, but nobody opened one. */
  isUnanswered: boolean;
}

/** The fewest days on which words must have been searched for. Words of one day may be somebody's name. */
const fewestDays = 2;

/** Returns the searches of a period that had no answer, or whose results nobody opened, the most frequent first. */
export async function searchesInVain(db: Kysely<Database>, period: Period): Promise<SearchInVain[]> {
  const { rows } = await sql<{ word: number; times: number; days: number; hits: number }>`
    select word, cast(sum(times) as bigint) as times, count(*) as days, cast(sum(value) as bigint) as hits
    from daily_events where kind = ${eventKinds.search} and day >= ${period.first} and day <= ${period.last}
    group by word having count(*) >= ${fewestDays} order by times desc, word`.execute(db);
  const opened = await eventsBy(db, "word", eventKinds.opened, period);
  const inVain = rows.filter(({ word, hits }) => Number(hits) === 0 || !opened.has(Number(word)));
  const texts = await textsOf(
    db,
    inVain.map(({ word }) => Number(word)),
  );
  return inVain.flatMap(({ word, times, days, hits }) => {
    const text = texts.get(Number(word));
    return text ? [{ text, times: Number(times), days: Number(days), isUnanswered: Number(hits) === 0 }] : [];
  });
}

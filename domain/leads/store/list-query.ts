import type { LeadKind, Status } from "@site/ground/states/lead.ts";
import type { Synonyms } from "#platform/db/search/search.ts";

export interface ListQuery {
  text?: string;
  /** Other words with the same meaning as words of the search text. */
  synonyms?: Synonyms;
  folder: "inbox" | "spam" | "merged" | "everywhere";
  status?: Status[];
  service?: string[];
  place?: string[];
  urgency?: string[];
  source?: string[];
  kind?: LeadKind[];
  assignee?: string | "none";
  overdue?: boolean;
  unread?: boolean;
  open?: boolean;
  /** True to find only leads whose reminder is due. */
  reminder?: boolean;
  /** The period in which the leads came, as two instants. `from` is included, and `to` is excluded. */
  from?: number;
  to?: number;
  sort: "due" | "newest" | "oldest";
  /** The cursor after which this page starts. It is the `next` of the page before. */
  after?: string;
  limit?: number;
}

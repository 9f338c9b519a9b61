import type { LeadKind, Status } from "@site/ground/states/lead.ts";
import type { Synonyms } from "#platform/db/search/search.ts";

export interface ListQuery {
  text?: string;
  /** Words that mean the same as those of the text. */
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
  /** Its reminder is due. */
  reminder?: boolean;
  /** Start and end of the time in which it came in; the end is excluded. */
  from?: number;
  to?: number;
  sort: "due" | "newest" | "oldest";
  /** The cursor of the previous page: its `next`. */
  after?: string;
  limit?: number;
}

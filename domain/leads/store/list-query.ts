import type { LeadKind, Status } from "@site/ground/states/lead.ts";
import type { Synonyms } from "#platform/db/search/search.ts";

export interface ListQuery {
  text?: string;
  /** Words with the same meaning as those of the text. */
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
  /** True if only leads whose reminder is due are wanted. */
  reminder?: boolean;
  /** The leads came in between these two instants. The second instant is excluded. */
  from?: number;
  to?: number;
  sort: "due" | "newest" | "oldest";
  /** The cursor of the previous page, which is its `next`. */
  after?: string;
  limit?: number;
}

import type { LeadsTable } from "#platform/db/schema.ts";

type Clock = Pick<LeadsTable, "replied_at" | "reply_due_at" | "first_replied_at" | "first_due_at">;

/** Tells whether the customer waits for our reply. It is the same condition as `isReplyOwed` in SQL. */
export const awaitsReply = ({ replied_at, reply_due_at, status }: Clock & Pick<LeadsTable, "status">): boolean =>
  replied_at === null && reply_due_at !== null && status !== "lost";

/**
 * Returns the changes that make the customer wait for a reply again until `due`. The time of the first reply is kept for the statistics.
 */
export const restartedReplyClock = (
  { replied_at, reply_due_at, first_replied_at }: Clock,
  due: number,
): Partial<Clock> => ({
  replied_at: null,
  reply_due_at: due,
  ...(replied_at !== null && !first_replied_at && { first_replied_at: replied_at, first_due_at: reply_due_at }),
});

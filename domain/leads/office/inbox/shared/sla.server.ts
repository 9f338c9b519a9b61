import { uaeDay } from "@site/ground/time/uae-time.ts";
import { type WorkingHours, workingMs } from "#site/content/reply-due.ts";

interface Promised {
  reply_due_at: number | null;
  replied_at: number | null;
  status: string;
  spam: number;
  merged_into: string | null;
}

/**
 * Returns when the promised reply is due, and the working time until then or, if `late` is true, since then. Returns null if nobody waits
 * for a reply.
 */
export function slaOf(
  { reply_due_at: at, replied_at, status, spam, merged_into }: Promised,
  hours: WorkingHours,
  now: number,
) {
  if (at === null || replied_at !== null || status === "lost" || spam === 1 || merged_into !== null) return null;
  const late = at < now;
  return {
    at,
    late,
    today: uaeDay(now),
    soon: Math.abs(at - now) < 60_000,
    ms: late ? workingMs(hours, at, now) : workingMs(hours, now, at),
  };
}

import { visitKinds } from "@site/ground/states/visit.ts";
import { fromUaeClock } from "@site/ground/time/uae-time.ts";
import { z } from "zod";
import { words } from "#site/forms/form-text.server.ts";
import { slotMs } from "../store/types.ts";

/** Returns the time of a date field and a time field. The fields are in UAE time. */
export const momentOf = (date: string, time: string): number => fromUaeClock(Date.parse(`${date}T${time}:00Z`));

const when = {
  date: z.iso.date(),
  time: z.string().regex(/^([01]\d|2[0-3]):[03]0$/),
  /** The length in half-hours, at most one long day. */
  slots: z.coerce.number().int().min(1).max(24),
  team: z.string().min(1).max(40),
};

const windowOf = ({ date, time, slots }: { date: string; time: string; slots: number }) => {
  const from = momentOf(date, time);
  return { from, to: from + slots * slotMs };
};

export const bookingForm = z
  .object({ ...when, kind: z.enum(visitKinds), address: words(300), access: words(300) })
  .transform(({ date, time, slots, ...rest }) => ({ ...rest, ...windowOf({ date, time, slots }) }));

export const moveForm = z
  .object(when)
  .transform(({ date, time, slots, team }) => ({ team, ...windowOf({ date, time, slots }) }));

export const detailsForm = z.object({ address: words(300), access: words(300), work: words(1000).optional() });

/** The form of a visit that was dragged to another day or team. The visit keeps its time of day. */
export const dragForm = z.object({
  id: z.uuid(),
  version: z.coerce.number().int(),
  date: z.iso.date(),
  team: when.team,
});

const minutes = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/)
  .transform((time) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3)));

export const teamForm = z
  .object({
    name: words(60).pipe(z.string().min(1)),
    dayFrom: minutes,
    dayTo: minutes,
    active: z.literal("on").optional(),
  })
  .refine(({ dayFrom, dayTo }) => dayFrom < dayTo)
  .transform(({ active, ...team }) => ({ ...team, active: active === "on" }));

export const offForm = z
  .object({
    team: z.uuid(),
    from: z.iso.date(),
    to: z.iso.date(),
    fromTime: z
      .string()
      .regex(/^\d\d:\d\d$/)
      .or(z.literal("")),
    toTime: z
      .string()
      .regex(/^\d\d:\d\d$/)
      .or(z.literal("")),
    reason: words(100),
  })
  .transform(({ team, from, to, fromTime, toTime, reason }) => ({
    team,
    reason,
    from: momentOf(from, fromTime || "00:00"),
    // Time off without an end time lasts until the end of its last day.
    to: toTime ? momentOf(to, toTime) : momentOf(to, "00:00") + 48 * slotMs,
  }))
  .refine(({ from, to }) => from < to);

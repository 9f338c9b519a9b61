import { uaeClock } from "@site/ground/time/uae-time.ts";
import type { Kysely } from "kysely";
import type { Database } from "#platform/db/schema.ts";
import { may } from "../rights.ts";
import { colleagueFrom } from "../types.ts";

type Db = Kysely<Database>;

/** The new leads about which a colleague wants notifications: all, urgent ones, or none. Notices for the colleague come in any case. */
export const scopes = ["all", "urgent", "mine"] as const;
export type Scope = (typeof scopes)[number];

export interface NotificationChoices {
  what: Scope;
  /** The quiet hours in UAE time, such as "22:00-07:00"; empty if there are none. */
  quiet: string;
}

const clockTime = String.raw`([01]\d|2[0-3]):([0-5]\d)`;
const span = new RegExp(`^${clockTime}-${clockTime}$`);

/** Returns the quiet hours between two times of day. Returns an empty text if a time is invalid or both are equal. */
export function quietHours(from: string, to: string): string {
  const text = `${from}-${to}`;
  return span.test(text) && from !== to ? text : "";
}

/** Tells whether it is in the quiet hours now. They may go past midnight. */
export function isQuiet(quiet: string, now: number): boolean {
  const [from = "", to = ""] = quiet.split("-");
  if (!span.test(quiet)) return false;
  const time = uaeClock(now).toISOString().slice(11, 16);
  return from < to ? from <= time && time < to : time >= from || time < to;
}

export async function notificationChoicesOf(db: Db, colleague: string): Promise<NotificationChoices> {
  const row = await db
    .selectFrom("staff")
    .select(["push_what as what", "push_quiet as quiet"])
    .where("id", "=", colleague)
    .executeTakeFirstOrThrow();
  return { what: scopes.find((known) => known === row.what) ?? "urgent", quiet: row.quiet };
}

export const setNotificationChoices = (db: Db, colleague: string, { what, quiet }: NotificationChoices) =>
  db.updateTable("staff").set({ push_what: what, push_quiet: quiet }).where("id", "=", colleague).execute();

/** Returns the devices of all colleagues who may read leads, still work here, and have no quiet hours now. */
export async function devicesToNotify(db: Db, now: number) {
  const rows = await db
    .selectFrom("push_subscriptions as device")
    .innerJoin("staff", "staff.id", "device.staff_id")
    .select(["device.id as device", "staff.id", "staff.name", "staff.role", "staff.locale"])
    .select(["staff.push_what as what", "staff.push_quiet as quiet"])
    .where("staff.disabled_at", "is", null)
    .orderBy("device.id")
    .execute();
  return rows
    .filter(({ quiet }) => !isQuiet(quiet, now))
    .map(({ device, what, quiet: _, ...row }) => ({ device, what, staff: colleagueFrom(row) }))
    .filter(({ staff: colleague }) => may(colleague.role, "leads"));
}

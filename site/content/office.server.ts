import { languageCodes } from "@site/ground/language/languages.ts";
import { keysOf, recordOf } from "@site/typed";
import type { Kysely } from "kysely";
import { z } from "zod";
import { db } from "#platform/db/db.ts";
import type { Database } from "#platform/db/schema.ts";
import { env } from "#platform/process/env.ts";
import { logError } from "#platform/process/log.ts";
import { readSettings, type StoredSetting } from "#platform/settings/store.ts";
import * as files from "./content.server.ts";
import { replyDue, urgentDue, type WorkingHours } from "./reply-due.ts";
import { datedHours, holidays, urgentReply, visits, week } from "./schemas/company.ts";
import { replyTemplates } from "./schemas/reply-templates.ts";
import { workingHours } from "./week.ts";

const templates = z.strictObject(recordOf(languageCodes, () => replyTemplates));

/** The settings that the office can change itself. They replace the values from the files of content/. */
export const officeParts = {
  hours: z.strictObject({ hours: week, datedHours }),
  holidays,
  reply: z.strictObject({ withinHours: z.int().min(1).max(72), urgent: urgentReply }),
  /** The address to which new leads are reported. If it is empty, the address from the environment or from the content files is used. */
  alerts: z.strictObject({ email: z.union([z.email(), z.literal("")]) }),
  visits,
  /** The number of days before the end of a contract on which customer and office are reminded. With 0 nobody is reminded. */
  contracts: z.strictObject({ remindDays: z.int().min(0).max(180) }),
  /** When the public record shows a figure, and when customers' own words replace the examples. `ask` sends the requests for them. */
  record: z.strictObject({
    ask: z.boolean(),
    leastCases: z.int().min(10).max(1000),
    leastTestimonials: z.int().min(1).max(50),
  }),
  templates,
};
export type OfficePart = keyof typeof officeParts;
export const officePartNames = keysOf(officeParts);
export type Office = { [P in OfficePart]: z.output<(typeof officeParts)[P]> };

const inFiles: { [P in OfficePart]: () => unknown } = {
  hours: () => {
    const { hours, datedHours: dated } = files.company();
    return { hours, datedHours: dated };
  },
  holidays: files.holidays,
  reply: () => {
    const { claims, urgentReply: urgent } = files.company();
    return { withinHours: claims.replyWithinHours, urgent };
  },
  alerts: () => ({ email: "" }),
  visits: () => files.company().visits,
  contracts: () => ({ remindDays: 0 }),
  record: () => ({ ask: true, leastCases: 30, leastTestimonials: 6 }),
  templates: () =>
    Object.fromEntries(
      languageCodes.map((code) => {
        const { fallback, templates: all } = files.replyTemplates(code);
        return [code, { fallback, templates: all }];
      }),
    ),
};

export type Versions = Partial<Record<OfficePart, number>>;

/** Returns the current settings, and the version of each part that the office has changed. */
export async function officeNow(database?: Kysely<Database>): Promise<{ office: Office; versions: Versions }> {
  const stored = await readSettings(database ?? (await db()));
  const versions: Versions = {};
  for (const name of officePartNames) if (stored[name]) versions[name] = stored[name].version;
  return { office: partsOf(officePartNames, stored), versions };
}

function partsOf<P extends OfficePart>(names: readonly P[], stored: Record<string, StoredSetting>): Pick<Office, P> {
  const parts = names.map((name) => {
    const own = stored[name];
    const checked = own && officeParts[name].safeParse(own.value);
    return [name, checked?.success ? checked.data : inFiles[name]()];
  });
  return Object.fromEntries(parts) as Pick<Office, P>;
}

export const office = async (database?: Kysely<Database>): Promise<Office> => (await officeNow(database)).office;

/** Tells whether customers with this service and urgency choose the time of our visit themselves. */
export const choosesVisit = (
  { visits: { online, services } }: Pick<Office, "visits">,
  { service, urgency }: { service?: string | null; urgency?: string | null },
): boolean => online && !!service && services.includes(service) && urgency !== "now";

export const workingHoursOf = ({
  hours: { hours, datedHours: dated },
  holidays: off,
}: Pick<Office, "hours" | "holidays">): WorkingHours =>
  workingHours(
    hours,
    off.filter(({ confirmed }) => confirmed),
    dated,
  );

export type DueFrom = (arrival: number, urgency?: string | null) => number;
const day = 86_400_000;

/**
 * Returns a function that says when a reply is due, in the office's working hours. A reply about something that has stopped working
 * has its own limit, and is never due later than other replies. If content or settings have a mistake, a reply is due after a day,
 * because the enquiry must not be lost.
 */
export async function dueClock(): Promise<DueFrom> {
  try {
    const now = partsOf(["hours", "holidays", "reply"], await readSettings(await db()));
    const working = workingHoursOf(now);
    const { withinHours, urgent } = now.reply;
    return (arrival, urgency) => {
      const promised = replyDue(working, arrival, withinHours);
      return urgency === "now" ? Math.min(promised, urgentDue(working, arrival, urgent)) : promised;
    };
  } catch (error) {
    logError(error);
    return (arrival) => arrival + day;
  }
}

/** The address at which the office reads its mail. */
export async function officeAddress(database: Kysely<Database>): Promise<string> {
  return (await office(database)).alerts.email || (env().OFFICE_EMAIL ?? files.company().email);
}

import { equipmentIds } from "@site/engine/maintenance/equipment.ts";
import { dateOfDay, uaeDay, uaeDayStart } from "@site/ground/time/uae-time.ts";
import { z } from "zod";
import { cleanText } from "#site/forms/form.server.ts";
import { type ContractValues, mostUnits, mostVisitsAYear, type Unit } from "../store/types.ts";

const words = (max: number) =>
  z
    .string()
    .max(4000)
    .transform((typed) => cleanText(typed).replaceAll("\0", ""))
    .pipe(z.string().trim().max(max));

const day = z.iso.date().transform((date) => uaeDay(Date.parse(`${date}T12:00:00Z`)));

const unit = z.object({
  kind: z.enum([...equipmentIds, "other"]),
  pieces: z.coerce.number().int().min(1).max(2000),
  make: words(60),
  model: words(60),
  serial: words(60),
  where: words(100),
});
const unitFields = ["kind", "pieces", "make", "model", "serial", "where"] as const;

/** The longest term in days. A longer term is a typing mistake. */
const longest = 5 * 366;

const form = z
  .object({
    locale: z.enum(["en", "ar"]),
    from: day,
    to: day.or(z.literal("").transform(() => undefined)).optional(),
    visits: z.coerce.number().int().min(1).max(mostVisitsAYear),
    property: words(300),
  })
  .transform(({ to, ...rest }) => ({ ...rest, to: to ?? yearAfter(rest.from) }))
  .refine(({ from, to }) => from <= to && to - from <= longest, { path: ["to"] });

/** Returns the last day of the year that begins on this day. */
function yearAfter(first: number): number {
  const date = new Date(`${dateOfDay(first)}T12:00:00Z`);
  date.setUTCFullYear(date.getUTCFullYear() + 1);
  return uaeDay(date.getTime()) - 1;
}

/** Reads the values of a contract from a form, or names the field that is wrong. */
export function valuesOf(fields: Record<string, string>): { values: ContractValues } | { wrong: string } {
  const head = form.safeParse(fields);
  if (!head.success) return { wrong: String(head.error.issues[0]?.path[0] ?? "") };
  const { locale, from, to, visits, property } = head.data;
  const units: Unit[] = [];
  for (let n = 0; n < mostUnits; n += 1) {
    if (!fields[`unit.${n}.kind`]) continue;
    const read = unit.safeParse(
      Object.fromEntries(unitFields.map((name) => [name, fields[`unit.${n}.${name}`] ?? ""])),
    );
    if (!read.success) return { wrong: String(read.error.issues[0]?.path[0] ?? "") };
    units.push(read.data);
  }
  const term = { from: uaeDayStart(from), to: uaeDayStart(to + 1) };
  return { values: { locale, property, term, visitsAYear: visits, units } };
}

/** Returns the values of a contract as values of the form's fields. */
export const fieldsOf = ({ locale, property, term, visitsAYear }: ContractValues) => ({
  locale,
  property,
  visits: String(visitsAYear),
  from: dateOfDay(uaeDay(term.from)),
  to: dateOfDay(uaeDay(term.to - 1)),
});

export const endForm = z.object({ reason: words(300), withVisits: z.literal("on").optional() });

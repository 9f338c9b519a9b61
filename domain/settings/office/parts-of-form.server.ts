import { languageCodes } from "@site/ground/language/languages.ts";
import type { Office, OfficePart } from "#site/content/office.server.ts";
import { dayNames } from "#site/content/week.ts";

/** The fields of a form. `ticked` returns the values of the ticked checkboxes with one name. */
export interface TypedForm {
  fields: Record<string, string>;
  ticked(name: string): string[];
}

/**
 * For each part of the settings, reads its values from the form. The schema of the part checks them afterwards. `now` is the part as it was
 * when the form was sent.
 */
export const partOfForm: { [P in OfficePart]: (typed: TypedForm, now: Office[P]) => unknown } = {
  hours: ({ fields }) => ({
    hours: weekOf(fields, "0"),
    datedHours: numbered(fields, "dated").flatMap((n) => {
      const own = `dated.${n}`;
      const [from, to] = [fields[`${own}.from`], fields[`${own}.to`]];
      if (!(from || to) || fields[`${own}.remove`]) return [];
      return [{ name: nameOf(fields, own), from, to, hours: weekOf(fields, own) }];
    }),
  }),
  holidays: ({ fields }) =>
    numbered(fields, "holiday").flatMap((n) => {
      const own = `holiday.${n}`;
      const [from, to] = [fields[`${own}.from`], fields[`${own}.to`]];
      if (!from && !to) return [];
      const confirmed = fields[`${own}.confirmed`] === "on";
      return [{ name: nameOf(fields, own), from, to: to || from, confirmed }];
    }),
  reply: ({ fields }) => ({
    withinHours: Number(fields.withinHours),
    urgent: { minutes: Number(fields.minutes), afterHours: fields.afterHours },
  }),
  alerts: ({ fields }) => ({ email: fields.email?.trim() ?? "" }),
  visits: ({ fields, ticked }) => ({
    online: fields.online === "on",
    confirm: fields.confirm === "on",
    services: ticked("services"),
    noticeHours: Number(fields.noticeHours),
    horizonDays: Number(fields.horizonDays),
  }),
  contracts: ({ fields }) => ({ remindDays: Number(fields.remindDays) }),
  record: ({ fields }) => ({
    ask: fields.ask === "on",
    leastCases: Number(fields.leastCases),
    leastTestimonials: Number(fields.leastTestimonials),
  }),
  templates: ({ fields }, now) =>
    Object.fromEntries(
      languageCodes.map((language) => {
        const known = now[language].templates.map(({ id }) => id);
        const ids = [...known, freeId(known)];
        const templates = ids.flatMap((id) => {
          const own = `${language}.${id}`;
          const [name, subject, text] = ["name", "subject", "text"].map((field) => fields[`${own}.${field}`] ?? "");
          return name || subject || text ? [{ id, name, subject, text: text?.replaceAll("\r\n", "\n") }] : [];
        });
        return [language, { fallback: now[language].fallback, templates }];
      }),
    ),
};

/** Returns a free id for another template. */
export function freeId(known: readonly string[]): string {
  for (let n = 1; ; n += 1) if (!known.includes(`own-${"a".repeat(n)}`)) return `own-${"a".repeat(n)}`;
}

const nameOf = (fields: TypedForm["fields"], own: string) => ({
  en: fields[`${own}.en`] || fields[`${own}.ar`] || "",
  ar: fields[`${own}.ar`] || fields[`${own}.en`] || "",
});

/** Returns the numbers of the rows in a form. */
const numbered = (fields: TypedForm["fields"], name: string): number[] =>
  Array.from({ length: 60 }, (_, n) => n).filter((n) => `${name}.${n}.from` in fields);

const weekOf = (fields: TypedForm["fields"], own: string) =>
  Object.fromEntries(
    dayNames.flatMap((day) => {
      const at = (what: string) => fields[`${own}.${day}.${what}`] ?? "";
      if (!at("open") && !at("close")) return [];
      const pause = at("breakFrom") || at("breakTo") ? { break: { from: at("breakFrom"), to: at("breakTo") } } : {};
      return [[day, { open: at("open"), close: at("close"), ...pause }]];
    }),
  );

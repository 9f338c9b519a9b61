import { describe, expect, it } from "vitest";
import { company, holidays, replyTemplates } from "#site/content/content.server.ts";
import { type Office, officeParts } from "#site/content/office.server.ts";
import { dayNames } from "#site/content/week.ts";
import { fileOf, partsOfFile } from "./file.server.ts";
import { partOfForm } from "./parts-of-form.server.ts";
import { isPrinted } from "./printed.server.ts";

const { hours, datedHours, visits, urgentReply, claims } = company();
const templates = { en: replyTemplates("en"), ar: replyTemplates("ar") };
const office: Office = {
  hours: { hours, datedHours },
  holidays: holidays(),
  reply: { withinHours: claims.replyWithinHours, urgent: urgentReply },
  alerts: { email: "" },
  visits,
  contracts: { remindDays: 0 },
  record: { ask: true, leastCases: 30, leastTestimonials: 6 },
  templates: { en: pick(templates.en), ar: pick(templates.ar) },
};
function pick({ fallback, templates: all }: Office["templates"]["en"]) {
  return { fallback, templates: all };
}

const typed = (fields: Record<string, string>, ticks: string[] = []) => ({ fields, ticked: () => ticks });
const weekFields = (own: string) =>
  Object.fromEntries(
    dayNames.flatMap((day) => [
      [`${own}.${day}.open`, hours[day]?.open ?? ""],
      [`${own}.${day}.close`, hours[day]?.close ?? ""],
      [`${own}.${day}.breakFrom`, ""],
      [`${own}.${day}.breakTo`, ""],
    ]),
  );

describe("the forms of the settings", () => {
  it("store the hours as they were typed: a break, a day off, and hours for a limited time", () => {
    const fields = {
      ...weekFields("0"),
      "0.sunday.breakFrom": "13:00",
      "0.sunday.breakTo": "16:00",
      "0.friday.open": "",
      "0.friday.close": "",
      ...weekFields("dated.0"),
      ...{ "dated.0.from": "2027-02-08", "dated.0.to": "2027-03-09", "dated.0.en": "Ramadan", "dated.0.ar": "رمضان" },
      ...weekFields("dated.1"),
      ...{ "dated.1.from": "", "dated.1.to": "", "dated.1.en": "", "dated.1.ar": "" },
    };
    const part = officeParts.hours.parse(partOfForm.hours(typed(fields), office.hours));
    expect(part.hours.sunday).toEqual({ open: "08:00", close: "18:00", break: { from: "13:00", to: "16:00" } });
    expect(part.hours.friday).toBeUndefined();
    expect(part.datedHours).toEqual([
      { name: { en: "Ramadan", ar: "رمضان" }, from: "2027-02-08", to: "2027-03-09", hours },
    ]);
    const gone = partOfForm.hours(typed({ ...fields, "dated.0.remove": "on" }), office.hours);
    expect(officeParts.hours.parse(gone).datedHours).toEqual([]);
  });

  it.each([
    ["closes before it opens", { "0.sunday.open": "19:00" }],
    ["has a break outside its hours", { "0.sunday.breakFrom": "07:00", "0.sunday.breakTo": "09:00" }],
    ["opens and never closes", { "0.sunday.close": "" }],
    ["names no time", { "0.sunday.open": "eight" }],
    ["has other hours that end before they begin", { "dated.0.from": "2027-03-09", "dated.0.to": "2027-02-08" }],
  ])("are refused if a day %s", (_, wrong) => {
    const fields = { ...weekFields("0"), ...weekFields("dated.0"), "dated.0.en": "Ramadan", ...wrong };
    expect(officeParts.hours.safeParse(partOfForm.hours(typed(fields), office.hours)).success).toBe(false);
  });

  it("confirm a holiday, use its first day as its last if that is missing, and drop a row without dates", () => {
    const fields = {
      ...{ "holiday.0.from": "2027-03-09", "holiday.0.to": "", "holiday.0.en": "Eid Al Fitr", "holiday.0.ar": "" },
      ...{ "holiday.0.confirmed": "on", "holiday.1.from": "", "holiday.1.to": "", "holiday.1.en": "Gone" },
    };
    expect(officeParts.holidays.parse(partOfForm.holidays(typed(fields), office.holidays))).toEqual([
      { name: { en: "Eid Al Fitr", ar: "Eid Al Fitr" }, from: "2027-03-09", to: "2027-03-09", confirmed: true },
    ]);
  });

  it("keep the templates that were sent, drop an emptied one, and add a new one", () => {
    const fields: Record<string, string> = {};
    for (const language of ["en", "ar"] as const)
      for (const { id, name, subject, text } of office.templates[language].templates.slice(1))
        Object.assign(fields, {
          [`${language}.${id}.name`]: name,
          [`${language}.${id}.subject`]: subject,
          [`${language}.${id}.text`]: text.trim().replaceAll("\n", "\r\n"),
        });
    Object.assign(fields, {
      "en.own-a.name": "Parking",
      "en.own-a.subject": "About {{reference}}",
      "en.own-a.text": "Hi",
    });
    const part = officeParts.templates.parse(partOfForm.templates(typed(fields), office.templates));
    expect(part.ar.templates).toEqual(office.templates.ar.templates.slice(1));
    expect(part.en.templates.at(-1)).toEqual({
      id: "own-a",
      name: "Parking",
      subject: "About {{reference}}",
      text: "Hi",
    });
    const unknown = { ...fields, "en.own-a.text": "{{password}}" };
    const refused = partOfForm.templates(typed(unknown), office.templates);
    expect(officeParts.templates.safeParse(refused).success).toBe(false);
  });
});

it("tells the office when the pages of the site still say other hours, holidays or visits", () => {
  expect(isPrinted(office)).toBe(true);
  expect(isPrinted({ ...office, visits: { ...visits, services: visits.services.toReversed(), noticeHours: 1 } })).toBe(
    true,
  );
  expect(isPrinted({ ...office, visits: { ...visits, online: false } })).toBe(false);
  expect(isPrinted({ ...office, visits: { ...visits, services: visits.services.slice(1) } })).toBe(false);
  expect(isPrinted({ ...office, hours: { datedHours, hours: { ...hours, friday: undefined } } })).toBe(false);
});

describe("the file of the settings", () => {
  it("can be read back as it was written", () => {
    const read = partsOfFile(fileOf(office));
    expect("parts" in read && Object.fromEntries(read.parts)).toEqual(office);
  });

  it.each([
    ["nothing", ""],
    ["a list", "- holidays"],
    ["no YAML", "hours: [unclosed"],
    ["an unknown part", "secrets: {}"],
    ["an unknown field", "alerts: { email: '', bcc: a@b.example }"],
    ["a wrong date", "holidays: [{ name: { en: A, ar: A }, from: tomorrow, to: tomorrow, confirmed: true }]"],
    ["an alias bomb", `a: &a [x]\n${"b: &b [*a, *a]\n"}alerts: { email: *b }`],
    ["too much", `# ${"x".repeat(300_000)}`],
  ])("is refused with %s", (_, text) => {
    expect(partsOfFile(text)).toHaveProperty("wrong");
  });
});

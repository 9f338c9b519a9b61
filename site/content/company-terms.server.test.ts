import { expect, test } from "vitest";
import { company } from "./company.server.ts";
import { callNote, termsOf, urgentAnswer } from "./company-terms.server.ts";
import { helpsAtNight, urgentHours } from "./urgent-hours.ts";
import { dayNames } from "./week.ts";

const office = company().phone;
const allDay = Object.fromEntries(dayNames.map((day) => [day, { open: "00:00", close: "23:59" }]));
const withLine = (emergencySupport: string | undefined, emergency: string | undefined) => ({
  ...company(),
  emergency,
  claims: { ...company().claims, emergencySupport },
});

const guarantee = { en: "One year on our work", ar: "سنة على عملنا" };

test("the terms that the company has filled in are printed, in its order and language", () => {
  const terms = { payment: { en: "By invoice", ar: "بفاتورة" }, guarantee };
  expect(termsOf({ terms }, "ar")).toEqual([
    { name: "guarantee", text: guarantee.ar },
    { name: "payment", text: "بفاتورة" },
  ]);
});

test("a term that is missing or `none` is not printed", () => {
  expect(termsOf({ terms: { insurance: "none" } }, "en")).toEqual([]);
  expect([urgentAnswer({}, "en"), urgentAnswer({ urgent: "none" }, "en")]).toEqual([undefined, undefined]);
  expect(urgentAnswer({ urgent: { en: "within 30 minutes", ar: "خلال 30 دقيقة" } }, "en")).toBe("within 30 minutes");
});

test.each([
  ["24/7", office, undefined],
  ["24/7", undefined, undefined],
  ["07:00–23:00", office, /07:00–23:00/],
  ["07:00–23:00", undefined, /07:00–23:00/],
  [undefined, undefined, /working hours/],
] as const)(
  "emergencies at %s, on the number %s: the note about the call is %s",
  (emergencySupport, emergency, note) => {
    const says = callNote(withLine(emergencySupport, emergency), "en");
    if (note) expect(says).toMatch(note);
    else expect(says).toBeUndefined();
  },
);

test("an office that never closes answers at all hours, with and without a claim of its own", () => {
  for (const claim of ["07:00–23:00", undefined])
    expect(urgentHours({ ...withLine(claim, undefined), hours: allDay })).toBe("always");
  expect(urgentHours({ ...withLine("07:00–23:00", office), hours: allDay })).toBe("claimed");
  expect(helpsAtNight({ ...withLine(undefined, undefined), hours: allDay })).toBe(false);
});

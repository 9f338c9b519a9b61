import { expect, test } from "vitest";
import { dayNames, isAlwaysOpen, isSimple, laterOpenings, openingText, workingHours } from "#site/content/week.ts";
import { translator } from "#site/i18n/t.ts";
import { daysInWords, hoursTable } from "./hours.ts";

const office = { open: "08:00", close: "18:00" };
const hours = {
  sunday: office,
  monday: office,
  tuesday: office,
  wednesday: office,
  thursday: office,
  friday: { open: "09:00", close: "13:00" },
};

test("neighbouring days with the same hours are in one row", () => {
  const rows = hoursTable(hours).map((row) => [daysInWords(row, translator("en")), row.time?.open ?? "closed"]);
  expect(rows).toEqual([
    ["Sunday to Thursday", "08:00"],
    ["Friday", "09:00"],
    ["Saturday", "closed"],
  ]);
});

test.each([
  [{ ...hours, saturday: office }, "saturday-thursday friday-friday"],
  [{ ...hours, sunday: undefined }, "monday-thursday friday-friday saturday-sunday"],
  [{ ...hours, friday: office, saturday: office }, "sunday-saturday"],
])("the week is circular: a row may go from its end to its beginning", (week, rows) => {
  const found = hoursTable(week).map(({ from, to }) => `${from}-${to}`);
  expect(found.join(" ")).toBe(rows);
});

test("a day without hours is closed, also in minutes", () => {
  const { week } = workingHours(hours, []);
  expect(week[0]).toEqual([[480, 1080]]);
  expect(week[6]).toBeNull();
});

test("the opening line reads the week as text and every date of a holiday", () => {
  const holiday = { from: "2026-12-31", to: "2027-01-02" };
  expect(openingText(hours, [holiday, { from: "2027-12-02", to: "2027-12-02" }])).toEqual({
    week: "08:00-18:00,08:00-18:00,08:00-18:00,08:00-18:00,08:00-18:00,09:00-13:00,",
    closed: "2026-12-31,2027-01-01,2027-01-02,2027-12-02",
  });
});

test("the days after a closure of a week or longer are known with their date, others not", () => {
  const closures = [
    { from: "2027-12-02", to: "2027-12-03" },
    { from: "2027-07-04", to: "2027-07-11" },
    { from: "2028-07-02", to: "2028-07-09" },
  ];
  const monday = (language: "en" | "ar", now: string) => laterOpenings(hours, closures, language, Date.parse(now))[1];
  expect(monday("en", "2027-01-01")).toBe("Monday 12 July");
  expect(monday("ar", "2027-01-01")).toBe("الاثنين 12 يوليو");
  expect(monday("en", "2027-08-01")).toBe("Monday 10 July");
  expect(laterOpenings(hours, closures, "en", 0).filter(Boolean)).toHaveLength(1);
  expect(laterOpenings({}, closures, "en", 0).filter(Boolean)).toEqual([]);
});

test("a day until the last minute has no closed minute at its end, and seven such days never close", () => {
  const day = { open: "00:00", close: "23:59" };
  const week = { ...hours, saturday: day };
  expect(openingText(week, []).week).toMatch(/,00:00-24:00$/);
  const always = Object.fromEntries(dayNames.map((name) => [name, day]));
  expect([isAlwaysOpen(week, []), isAlwaysOpen(always, [])]).toEqual([false, true]);
  const holiday = [{ from: "2026-12-02", to: "2026-12-03" }];
  expect([workingHours(week, holiday).closed.length, workingHours(always, holiday).closed.length]).toEqual([1, 0]);
  expect(workingHours(always, holiday).week[6]).toEqual([[0, 1440]]);
  expect(isAlwaysOpen(always, [{ from: "2027-02-08", to: "2027-03-09", hours }])).toBe(false);
});

test("with a break, or with other hours for some time, the opening line cannot say 'open now'", () => {
  const pause = { ...office, break: { from: "13:00", to: "16:00" } };
  const week = { ...hours, monday: pause };
  expect(hoursTable(week).map(({ from, to }) => `${from} ${to}`)).toEqual([
    "sunday sunday",
    "monday monday",
    "tuesday thursday",
    "friday friday",
    "saturday saturday",
  ]);
  expect(workingHours(week, []).week[1]).toEqual([
    [480, 780],
    [960, 1080],
  ]);
  const ramadan = { from: "2027-02-08", to: "2027-03-09", hours };
  expect([isSimple(hours, []), isSimple(week, []), isSimple(hours, [ramadan])]).toEqual([true, false, false]);
});

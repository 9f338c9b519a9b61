import { globSync, readFileSync } from "node:fs";
import { companyScope } from "@site/ground/company/scope.ts";
import { type Language, languageCodes } from "@site/ground/language/languages.ts";
import { expect, it } from "vitest";
import { atAnyHour } from "./at-any-hour.fixture.ts";
import { company } from "./company.server.ts";
import { contentFolder, rawContent } from "./files.server.ts";
import { printedBy } from "./our-words.server.ts";
import type { Company } from "./schemas/company.ts";

const { emergencySupport: _, ...claims } = company().claims;
const withoutLine: Company = { ...company(), claims, emergency: undefined };
const withDayLine: Company = { ...company(), claims: { ...claims, emergencySupport: "07:00–23:00" } };
const withoutBooking: Company = { ...company(), visits: { ...company().visits, online: false } };

it.each([
  [1, "within 1 hour", "خلال ساعة"],
  [2, "within 2 hours", "خلال ساعتين"],
  [4, "within 4 hours", "خلال 4 ساعات"],
  [24, "within 24 hours", "خلال 24 ساعة"],
  [100, "within 100 hours", "خلال 100 ساعة"],
])("promises an answer within %i hours, counted as in either language", (replyWithinHours, en, ar) => {
  const of = { ...company(), claims: { ...company().claims, replyWithinHours } };
  expect(printedBy("within {company.replyHours} hours", of, companyScope, { id: "/", language: "en" })).toBe(en);
  expect(printedBy("خلال {company.replyHours} ساعة", of, companyScope, { id: "/", language: "ar" })).toBe(ar);
});

it.each([
  ["We call{night?, also at night}.", "We call, also at night.", "We call."],
  [
    "We call{night?, also at night, for {company.area}}.",
    "We call, also at night, for all seven emirates.",
    "We call.",
  ],
  ["{night?Ring us now.}", "Ring us now.", undefined],
  ["{night?A [night visit](/help), }then the rest", "A [night visit](/help), then the rest", "then the rest"],
])("says %j correctly with and without help at night", (text, atNight, without) => {
  const where = { id: "/", language: "en" } as const;
  expect(printedBy(text, company(), companyScope, where)).toBe(atNight);
  expect(printedBy(text, withoutLine, companyScope, where)).toBe(without);
  expect(printedBy(text, withDayLine, companyScope, where)).toBe(without);
});

it.each(languageCodes)("home says in %s when we can come only if visits are booked online", (language) => {
  const lead = (of: Company) =>
    printedBy(rawContent(`${language}/home.yaml`).hero, of, companyScope, { id: "/", language });
  const [online, byPhone] = [company(), withoutBooking].map((of) => JSON.stringify(lead(of)));
  const promise = /when we can come|متى نستطيع أن نأتي/;
  expect(online).toMatch(promise);
  expect(byPhone).not.toMatch(promise);
});

const textsIn = (value: unknown): string[] => {
  if (typeof value === "string") return [value];
  return value && typeof value === "object" ? Object.values(value).flatMap(textsIn) : [];
};

const promises = (text: string) => atAnyHour.some((promise) => promise.test(text));

/** The files that may contain such a promise. Few files do, and reading all of them as YAML takes seconds. */
function suspects(language: Language): string[] {
  const said = (file: string) =>
    readFileSync(`${contentFolder}/${file}`, "utf8").replace(/\{(?:night|booking)\?|\}|\n */g, " ");
  return globSync("**/*.{yaml,md}", { cwd: `${contentFolder}/${language}` }).filter((file) =>
    promises(said(`${language}/${file}`).replace(/ +/g, " ")),
  );
}

it.each(languageCodes)("no text in %s promises help at any hour if nobody answers at night", (language) => {
  const files = suspects(language);
  const promised = (of: Company) =>
    files.flatMap((file) =>
      textsIn(printedBy(rawContent(`${language}/${file}`), of, companyScope, { id: `/${file}`, language }))
        .filter(promises)
        .map((text) => [file, text]),
    );
  expect(promised(company()).length).toBeGreaterThan(15);
  expect(promised(withoutLine)).toEqual([]);
  expect(promised(withDayLine)).toEqual([]);
});

import { describe, expect, it } from "vitest";
import { parseEnv } from "#platform/process/env.ts";
import { readPage } from "./content.server.ts";

const { RETAIN_VIEW_DAYS, RETAIN_VISIT_DAYS, RETAIN_LEAD_DAYS, RETAIN_SPAM_DAYS, RETAIN_WON_DAYS } = parseEnv({});
const months = (days: number) => Math.round((days / 365) * 12);
const years = (days: number) => days / 365;
const words = {
  en: {
    days: (n: number) => `${n} days`,
    months: (n: number) => `${n} months`,
    years: (n: number) => `${["", "one", "two", "three", "four", "five"][n]} years`,
  },
  ar: {
    days: (n: number) => `${n} يوماً`,
    months: (n: number) => `${n} شهراً`,
    years: (n: number) => `${["", "", "", "ثلاث", "أربع", "خمس"][n]} سنوات`,
  },
};

describe.each(["en", "ar"] as const)("the privacy notice in %s", (language) => {
  const text = readPage("legal", "/privacy", language)?.body.replaceAll(/\s+/g, " ") ?? "";
  const say = words[language];

  it.each([
    ["single views", say.days(RETAIN_VIEW_DAYS)],
    ["visits", say.months(months(RETAIN_VISIT_DAYS))],
    ["requests without a job", say.months(months(RETAIN_LEAD_DAYS))],
    ["requests with a job", say.years(years(RETAIN_WON_DAYS))],
    ["spam", say.days(RETAIN_SPAM_DAYS)],
  ])("names how long the site keeps %s unless it is set otherwise: %s", (_, period) => {
    expect(text).toContain(period);
  });
});

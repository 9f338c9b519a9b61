import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

const promises = {
  en: [/within ((?:\{|\d)\S*) hours( on working days)?/g, " on working days"],
  ar: [/خلال ((?:\{|\d)\S*) ساعة( في أيام العمل)?/g, " في أيام العمل"],
} as const;
const pages = ["home.yaml", "contact.yaml", "call-back.yaml", "quotation.yaml", "terms.md"];
const all = (["en", "ar"] as const).flatMap((language) => pages.map((page) => [language, page] as const));

it.each(all)(
  "%s/%s promises an answer as the company does: within so many hours, on working days",
  (language, page) => {
    const text = readFileSync(`content/${language}/${page}`, "utf8").replace(/\s+/g, " ");
    const [promise, onWorkingDays] = promises[language];
    const found = [...text.matchAll(promise)].map(([, hours, days]) => [hours, days]);
    expect(found.length).toBeGreaterThan(0);
    for (const one of found) expect(one).toEqual(["{company.replyHours}", onWorkingDays]);
  },
);

it("no page names our working days, which are written once in company.yaml", () => {
  const pages = globSync("content/{en,ar}/**/*.{yaml,md}");
  expect(pages.length).toBeGreaterThan(500);
  const ourDays = /\bSunday to Thursday\b|الأحد (?:إلى|–) الخميس/;
  expect(pages.filter((page) => ourDays.test(readFileSync(page, "utf8")))).toEqual([]);
});

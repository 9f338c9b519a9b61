import { languageCodes, languages } from "@site/ground/language/languages.ts";
import { expect, test } from "vitest";
import { typeset } from "#platform/pdf/typeset.ts";
import { companyPapersPage } from "#site/content/company-papers.server.ts";
import { company } from "#site/content/content.server.ts";
import { hasOwnPapers } from "#site/content/own-papers.server.ts";
import type { Company } from "#site/content/schemas/company.ts";
import { translator } from "#site/i18n/t.ts";
import { companyPaper, companyPapersAnswer } from "./company-papers.server.ts";
import { canRead, textIn } from "./fixture.ts";

const name = { en: "Made-up L.L.C", ar: "شركة غير حقيقية" };
const real: Company = {
  ...company(),
  sample: false,
  papers: {
    legalName: name,
    licence: { number: "LIC-77", authority: name, expires: "2027-05-31" },
    vat: "100123456700003",
    address: "none",
    insurance: [{ what: name, insurer: name, policy: "POL-88", expires: "2027-03-31" }],
  },
};
const papersOn = (day: string, language: "en" | "ar" = "en", of = real) =>
  companyPapersPage(`${languages[language].prefix}/company-papers`, day, of);

test("what is missing, declined or past its date is left out", async () => {
  const names = async (day: string) => (await papersOn(day)).details.map((detail) => detail.name);
  expect(await names("2027-05-31")).toEqual(expect.arrayContaining(["legalName", "licence", "vat"]));
  expect(await names("2027-05-31")).not.toContain("address");
  expect(await names("2027-06-01")).not.toContain("licence");
  expect((await papersOn("2027-03-31")).insurance).toHaveLength(1);
  expect((await papersOn("2027-04-01")).insurance).toEqual([]);
});

test("search engines list the papers only as long as one of them is the company's own and valid", () => {
  const own = { ...real, certificates: [] };
  expect(hasOwnPapers(own, "2027-05-31")).toBe(true);
  expect(hasOwnPapers(own, "2027-06-01")).toBe(false);
  expect(hasOwnPapers({ ...own, sample: true }, "2027-05-31")).toBe(false);
});

test.each(languageCodes)(
  "the PDF has the day and the facts of the page, and the example company says on each sheet what it is (%s)",
  async (language) => {
    const papers = await papersOn("2026-12-01", language);
    const pdf = await typeset(companyPaper(papers));
    const answer = await companyPapersAnswer(new Request(`https://site.test${papers.file}`));
    expect(answer.headers.get("content-type")).toBe("application/pdf");
    if (!canRead) return;
    const text = textIn(pdf);
    for (const fact of ["2026", "LIC-77", "POL-88", "100123456700003", "R290", "EN 50110-1"])
      expect(text).toContain(fact);
    const example = translator(language)("sample");
    expect(text).not.toContain(example);
    const sheets = textIn(new Uint8Array(await answer.arrayBuffer())).split(example).length - 1;
    expect(sheets).toBeGreaterThanOrEqual(4);
  },
);

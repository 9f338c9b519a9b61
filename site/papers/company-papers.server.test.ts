import { companyScope } from "@site/ground/company/scope.ts";
import { languageCodes, languages } from "@site/ground/language/languages.ts";
import { expect, test } from "vitest";
import { typeset } from "#platform/pdf/typeset.ts";
import { companyPapersPage } from "#site/content/company-papers.server.ts";
import { company } from "#site/content/content.server.ts";
import { hasOwnPapers } from "#site/content/own-papers.server.ts";
import type { Company } from "#site/content/schemas/company.ts";
import { lineText } from "#site/content/sources.server.ts";
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
const papersOn = (day: string, language: "en" | "ar" = "en", of = real, scope = companyScope) =>
  companyPapersPage(`${languages[language].prefix}/company-papers`, day, of, scope);

test("what is missing, declined or past its date is left out", async () => {
  const names = async (day: string) => (await papersOn(day)).details.map((detail) => detail.name);
  expect(await names("2027-05-31")).toEqual(expect.arrayContaining(["legalName", "licence", "vat"]));
  expect(await names("2027-05-31")).not.toContain("address");
  expect(await names("2027-06-01")).not.toContain("licence");
  expect((await papersOn("2027-03-31")).insurance).toHaveLength(1);
  expect((await papersOn("2027-04-01")).insurance).toEqual([]);
});

test("no row promises a paper that the company declined", async () => {
  const rows = async (of: Company) => (await papersOn("2026-12-01", "en", of)).asked.map(([name]) => name);
  const declined = await rows({ ...real, papers: { ...real.papers, vat: "none", insurance: "none" } });
  expect((await rows(real)).filter((name) => !declined.includes(name))).toEqual(["VAT certificate", "Insurance"]);
});

test("a company without air conditioning has neither the method for refrigerant nor its source", async () => {
  const painter = { cities: "all" as const, trades: ["painting"], without: [] };
  const { methods, sources } = await papersOn("2026-12-01", "en", real, painter);
  expect(methods.map(({ name }) => name)).not.toContain("refrigerant");
  expect(sources.map(lineText).join()).toContain("EN 50110-1");
  expect(sources.map(lineText).join()).not.toContain("EN 378-4");
});

test("the trades name each service once, also those for which cities have no page", async () => {
  const named = (await papersOn("2026-12-01")).trades.flatMap(({ text }) => text.split(", "));
  expect(named).toEqual(expect.arrayContaining(["Painting", "Solar energy", "Structured cabling", "Cladding"]));
  expect(new Set(named).size).toBe(named.length);
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
    const paper = companyPaper(papers);
    expect(paper.data).not.toHaveProperty("example");
    const pdf = await typeset(paper);
    const answer = await companyPapersAnswer(new Request(`https://site.test${papers.file?.pdf}`));
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

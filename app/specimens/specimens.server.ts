import type { Language } from "@site/ground/language/languages.ts";
import { href } from "@site/ground/site-map/links.ts";
import { data } from "react-router";
import { type Paper, typeset } from "#platform/pdf/typeset.ts";
import { companyPapersPage, languageOfPicture } from "#site/content/company-papers.server.ts";
import { cardsOf } from "#site/content/content.server.ts";
import { pageAt } from "#site/content/page.server.ts";
import type { SpecimenName } from "#site/content/schemas/specimens.ts";
import { shownSections } from "#site/content/sections.server.ts";
import { specimenAt, specimenData, specimenFile, specimenOfFile } from "#site/content/specimens.server.ts";
import { translator } from "#site/i18n/t.ts";
import { companyPaper } from "#site/papers/company-papers.server.ts";
import type { Sheet } from "#site/papers/sheet.server.ts";
import { examplePlan } from "./building.server.ts";
import { contractExamplePaper, contractView, plannerSay, registerExamplePaper } from "./contract.server.ts";
import { figuresOf } from "./figures.server.ts";
import { quotationExamplePaper, quotationView } from "./quotation.server.ts";
import { submittalPaper, submittalSections } from "./submittal.server.ts";
import { visitReportPaper, visitReportView } from "./visit.server.ts";

const papers: Record<SpecimenName, (language: Language) => Paper | Promise<Paper>> = {
  "visit-report": visitReportPaper,
  quotation: quotationExamplePaper,
  contract: contractExamplePaper,
  submittal: submittalPaper,
  register: registerExamplePaper,
};

/** Returns what the page shows of a specimen, for the component with which a customer would see it. */
async function viewOf(name: SpecimenName, language: Language) {
  switch (name) {
    case "visit-report":
      return { name, entries: visitReportView(language) };
    case "quotation":
      return { name, quotation: await quotationView(language) };
    case "contract":
      return { name, contract: contractView(language), plan: examplePlan(), ...plannerSay(language) };
    case "submittal":
      return { name, facts: [], sections: submittalSections(language) };
    case "register":
      return { name, ...shownOf(registerExamplePaper(language)) };
  }
}
export type SpecimenView = Awaited<ReturnType<typeof viewOf>>;

/** Returns the facts and the sections of a paper without a cover. */
const shownOf = ({ data: shown }: Paper) => shown as Pick<Sheet, "facts" | "sections">;

/** Returns the page of a specimen. */
export async function specimenPage(pathname: string) {
  const { id, page, seo, language } = pageAt("specimen", pathname);
  const name = specimenAt(id);
  if (!name) throw data(null, { status: 404 });
  return {
    page,
    seo,
    language,
    sections: shownSections(page.sections, id, language),
    related: cardsOf(page.related, language),
    mark: specimenData().mark[language],
    file: specimenFile(name, language),
    figures: await figuresOf(name, language),
    view: await viewOf(name, language),
  };
}

/**
 * Returns the PDF of a specimen, or the picture of the first page of a specimen or of the company papers. The build calls this once for each
 * file, and the server answers with the file.
 */
export async function paperFile(pathname: string): Promise<Response> {
  const paper = await paperAt(pathname);
  if (!paper) return new Response(null, { status: 404 });
  const isPicture = pathname.endsWith(".avif");
  const file = await typeset(paper, undefined, isPicture ? "picture" : "pdf");
  return new Response(file, { headers: { "content-type": isPicture ? "image/avif" : "application/pdf" } });
}

async function paperAt(pathname: string): Promise<Paper | undefined> {
  const papersIn = languageOfPicture(pathname);
  if (papersIn) return companyPaper(await companyPapersPage(href("/company-papers", papersIn)));
  const found = specimenOfFile(pathname);
  if (!found) return undefined;
  const { name, language } = found;
  const paper = await papers[name](language);
  const example = `${translator(language)("sample")}. ${specimenData().mark[language]}`;
  return { ...paper, data: { ...paper.data, example } };
}

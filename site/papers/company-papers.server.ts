import { languageOf, otherLanguage } from "@site/ground/language/languages.ts";
import { href } from "@site/ground/site-map/links.ts";
import type { Paper } from "#platform/pdf/typeset.ts";
import { type CompanyPapers, companyPapersPage } from "#site/content/company-papers.server.ts";
import { readPage } from "#site/content/content.server.ts";
import { lineText } from "#site/content/sources.server.ts";
import { formatDate, translator } from "#site/i18n/t.ts";
import { absoluteAddress, groupedPhone } from "#site/letters/sender.server.ts";
import { letterhead, pdfAnswer } from "./paper.server.ts";
import { figureText, words } from "./text.ts";

const id = "/company-papers";

/** Answers with the company papers of today as a PDF. */
export async function companyPapersAnswer(request: Request): Promise<Response> {
  const papers = await companyPapersPage(href(id, languageOf(new URL(request.url).pathname)));
  return pdfAnswer(() => companyPaper(papers), `company-papers-${papers.day}.pdf`, request);
}

/** Returns the data of the PDF. They are those of the page, so that the two never differ on the same day. */
export function companyPaper(papers: CompanyPapers): Paper {
  const { page, language, day, sample, sources } = papers;
  const { save } = page;
  const date = formatDate(day, language);
  const example = sample ? `${translator(language)("sample")}: ${save.example}` : undefined;
  const footer = [save.title, date, example].filter(Boolean).join(" · ");
  const data = {
    ...letterhead(language, save.title, words(footer)),
    ...{ "other-title": readPage("company-papers", id, otherLanguage(language))?.save.title ?? "", kind: save.kind },
    date: { label: save.asOf, value: words(date), note: save.left },
    ...(example && { example }),
    details: { heading: page.details.heading, rows: detailRows(papers) },
    sign: [save.sign, save.stamp],
    trades: {
      heading: page.trades.heading,
      rows: papers.trades.map(({ name, text }) => [name, words(text)]),
    },
    tables: [...tablesOf(papers), askedTable(papers)],
    methods: { heading: page.methods.heading, intro: words(page.methods.intro), items: methodsOf(papers) },
    specimens: {
      heading: page.specimens.heading,
      rows: papers.specimens.map((each) => [each.name, absoluteAddress(href(each.id, language))]),
    },
    sources: sources.map((line) => words(lineText(line))),
  };
  return { template: "company-papers", data, at: Date.parse(day) };
}

const detailRows = ({ page, details }: CompanyPapers) =>
  details.map(({ name, text }) => {
    if (name === "phone") return [page.details[name], figureText(groupedPhone(text))];
    return [page.details[name], ["vat", "email"].includes(name) ? figureText(text) : words(text)];
  });

/** The tables of what the company has itself: people, certificates, insurance. One without rows is left out. */
function tablesOf({ page, language, proof, insurance }: CompanyPapers) {
  const { forever } = page.certificates;
  const people = proof.team.filter(({ sample }) => !sample);
  const certificates = proof.certificates.flatMap((each) => ("caption" in each ? [] : [each]));
  const own = [
    tableOf(
      page.people,
      people.map(({ name, role, licence = "" }) => [name, role, licence]),
    ),
    tableOf(
      page.certificates,
      certificates.map(({ name, issuer, number, expires }) => [
        ...[name, issuer, figureText(number)],
        expires === "never" ? forever : formatDate(expires, language),
      ]),
    ),
    tableOf(
      page.insurance,
      insurance.map(({ what, insurer, sum, until }) => [what, insurer, sum, until]),
    ),
  ];
  return own.filter(({ rows }) => rows.length > 0);
}

const askedTable = ({ page: { asked }, asked: rows }: CompanyPapers) => ({
  ...tableOf(asked, rows),
  ...{ intro: words(asked.intro), widths: [1, 1.4, 2] },
});

const tableOf = ({ heading, columns }: { heading: string; columns: string[] }, rows: string[][]) => ({
  ...{ heading, intro: null, head: columns, widths: columns.map(() => 1) },
  rows: rows.map((row) => row.map(words)),
});

const methodsOf = ({ page: { methods: labels }, methods }: CompanyPapers) =>
  methods.map((method) => ({
    title: words(method.title),
    rows: (["when", "permit", "checks"] as const).map((name) => [labels[name], words(method[name])]),
    steps: method.steps.map(words),
    stop: { label: labels.stop, text: words(method.stop) },
  }));

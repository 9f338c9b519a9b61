import { languageCodes } from "@site/ground/language/languages.ts";
import { expect, test } from "vitest";
import { contractPaper } from "#domain/contracts/papers/contract.server.ts";
import { canTypeset } from "#platform/pdf/typeset.ts";
import { papersPictures } from "#site/content/company-papers.server.ts";
import { specimenNames } from "#site/content/schemas/specimens.ts";
import { specimenData, specimenFiles, specimenFor } from "#site/content/specimens.server.ts";
import { checklistNamed } from "#site/content/visit-checklists.server.ts";
import { figure } from "#site/i18n/money.ts";
import { canRead, edgesIn, textIn } from "#site/papers/fixture.ts";
import { figureText } from "#site/papers/text.ts";
import { examplePlan } from "./building.server.ts";
import { contractView } from "./contract.server.ts";
import { figuresOf } from "./figures.server.ts";
import { quotationView } from "./quotation.server.ts";
import { paperFile, specimenPage } from "./specimens.server.ts";

const pdfOf = async (file: string) => new Uint8Array(await (await paperFile(file)).arrayBuffer());

test.skipIf(!canRead).each(specimenFiles().map(({ pdf }) => pdf))(
  "each sheet of %s says that it is an example",
  async (file) => {
    const pdf = await pdfOf(file);
    const text = textIn(pdf);
    // A reader of PDFs orders the letters of Arabic in its own way, so the beginning of the mark is enough.
    expect(text.match(/Example\. Invented|مثال \.المب/g)).toHaveLength(edgesIn(pdf).pages);
    expect(text).not.toMatch(/undefined|NaN|\{\{/);
  },
);

/** A blank sheet of this size has some 300 bytes. */
const [blank, largest] = [5000, 40_000];
const pictures = [...specimenFiles().map(({ picture }) => picture), ...papersPictures()];
test.skipIf(!canTypeset).each(pictures)("%s is a small picture of a first page that is not blank", async (picture) => {
  const { byteLength } = await (await paperFile(picture)).arrayBuffer();
  expect(byteLength).toBeGreaterThan(blank);
  expect(byteLength).toBeLessThan(largest);
});

test.each(specimenNames)("%s has three figures at its head", async (name) => {
  for (const language of languageCodes)
    expect(
      (await figuresOf(name, language)).filter(({ label, value }) => label && !/undefined|^$/.test(value)),
    ).toHaveLength(3);
});

test.skipIf(!canRead).each(languageCodes)(
  "the papers have the figures of the example building (%s)",
  async (language) => {
    const [report = "", quotation = ""] = await Promise.all(
      ["visit-report", "quotation"].map(async (name) => textIn(await pdfOf(`/papers/example-${name}.${language}.pdf`))),
    );
    const [visit] = specimenData().visits;
    for (const { id, unit } of checklistNamed(visit?.list ?? "")?.readings ?? [])
      expect(report).toContain(`${visit?.readings[id]} ${unit}`);
    const { totals, lines } = await quotationView(language);
    expect(lines.filter(({ kind }) => kind === "item").length).toBeGreaterThan(3);
    expect(totals.net + totals.vat).toBe(totals.gross);
    expect(quotation).toContain(figure(totals.gross));
  },
);

test("the paper of a contract says its own number of visits, and that it has ended", () => {
  const contract = contractView("en");
  const { data } = contractPaper({ ...contract, runs: false, ended: "1 March 2027", calendar: [], open: 0 }, "en");
  expect(JSON.stringify(data)).toContain("It ended on 1 March 2027.");
  expect(data).toHaveProperty("facts.2.lines", [figureText("4")]);
});

test("the visit of the month services every kind of equipment that the planner's calendar has in it", () => {
  const { visits, month } = specimenData();
  const [first] = visits;
  const due = examplePlan().lines.filter(({ year }) => year[Number(month.slice(5)) - 1]);
  const named = { split: /splits/, ducted: /ducted/, pump: /pumps/, tank: /Tank/, heater: /heaters/ };
  expect(due.map(({ id }) => id)).toEqual(Object.keys(named));
  for (const word of Object.values(named)) expect(first?.note.en).toMatch(word);
});

test("every check and reading of the visits is one of its checklist", () => {
  for (const { list, faults, none, readings } of specimenData().visits) {
    const known = checklistNamed(list);
    const checks = known?.checks.map(({ id }) => id);
    expect(checks).toEqual(expect.arrayContaining([...faults, ...none]));
    expect(known?.readings.map(({ id }) => id)).toEqual(expect.arrayContaining(Object.keys(readings)));
  }
});

test("a service leads to the specimen that belongs to it, and structured data know nothing of one", async () => {
  expect(specimenFor("/services/air-conditioning/amc", "en")).toBe("/specimens/contract");
  expect(specimenFor("/services/air-conditioning/maintenance", "ar")).toBe("/specimens/visit-report");
  expect(specimenFor("/services/tiling", "en")).toBe("/specimens/quotation");
  expect(specimenFor("/dubai/ac-services", "en")).toBeUndefined();
  const { seo } = await specimenPage("/specimens/quotation");
  expect(JSON.stringify(seo.jsonLd)).not.toMatch(/AED|Offer|"price/);
  expect((await paperFile("/papers/example-other.en.pdf")).status).toBe(404);
});

import { languageCodes } from "@site/ground/language/languages.ts";
import { expect, test } from "vitest";
import { specimenData, specimenFiles, specimenFor } from "#site/content/specimens.server.ts";
import { checklistNamed } from "#site/content/visit-checklists.server.ts";
import { figure } from "#site/i18n/money.ts";
import { canRead, edgesIn, textIn } from "#site/papers/fixture.ts";
import { quotationView } from "./quotation.server.ts";
import { specimenPage, specimenPdf } from "./specimens.server.ts";

const pdfOf = async (file: string) => new Uint8Array(await (await specimenPdf(file)).arrayBuffer());

test.skipIf(!canRead).each(specimenFiles())("each sheet of %s says that it is an example", async (file) => {
  const pdf = await pdfOf(file);
  const text = textIn(pdf);
  // A reader of PDFs orders the letters of Arabic in its own way, so the beginning of the mark is enough.
  expect(text.match(/Example\. Invented|مثال \.المب/g)).toHaveLength(edgesIn(pdf).pages);
  expect(text).not.toMatch(/undefined|NaN|\{\{/);
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
  expect((await specimenPdf("/papers/example-other.en.pdf")).status).toBe(404);
});

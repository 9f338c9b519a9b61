import type { Language } from "@site/ground/language/languages.ts";
import type { SpecimenName } from "#site/content/schemas/specimens.ts";
import { specimenData } from "#site/content/specimens.server.ts";
import { checklistNamed } from "#site/content/visit-checklists.server.ts";
import { translator } from "#site/i18n/t.ts";
import { contractExamplePaper } from "./contract.server.ts";
import { quotationExamplePaper } from "./quotation.server.ts";
import { submittalPaper } from "./submittal.server.ts";

export interface Figure {
  label: string;
  value: string;
}

/** The three readings that say most about a unit that was cleaned. */
const readings = ["supply-air", "filter-drop", "superheat"];

/** Returns three figures of a specimen, which stand large at the head of its page. They are those of the paper. */
export async function figuresOf(name: SpecimenName, language: Language): Promise<Figure[]> {
  switch (name) {
    case "visit-report":
      return readingsOf(language);
    case "quotation":
      return dataOf<{ totals: Figure[] }>(await quotationExamplePaper(language)).totals;
    case "contract":
      return factsOf(dataOf<SheetData>(contractExamplePaper(language)).facts);
    case "submittal":
      return submittalFigures(language);
    case "register":
      return registerFigures(language);
  }
}

const dataOf = <Data>({ data }: { data: object }) => data as Data;

interface SheetData {
  facts: { label: string; lines: string[] }[];
}
const factsOf = (facts: SheetData["facts"]) => facts.map(({ label, lines }) => ({ label, value: lines.join(" ") }));

function readingsOf(language: Language): Figure[] {
  const [visit] = specimenData().visits;
  const measured = checklistNamed(visit?.list ?? "")?.readings ?? [];
  return measured
    .filter(({ id }) => readings.includes(id))
    .map(({ id, text, unit }) => ({ label: text[language], value: `${visit?.readings[id]} ${unit}` }));
}

function submittalFigures(language: Language): Figure[] {
  const { cover } = dataOf<{ cover: { answer: Figure; facts: [string, string][] } }>(submittalPaper(language));
  const { label, value } = cover.answer;
  return [{ label, value }, ...cover.facts.slice(-2).map(([name, fact]) => ({ label: name, value: fact }))];
}

function registerFigures(language: Language): Figure[] {
  const p = translator(language, "paper");
  const { units, visits } = specimenData();
  const faults = visits.flatMap((visit) => visit.faults);
  return [
    { label: p("register.equipment"), value: String(units.length) },
    { label: p("register.visits"), value: String(visits.length) },
    { label: p("register.faults"), value: String(faults.length) },
  ];
}

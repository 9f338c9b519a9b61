import type { Language } from "@site/ground/language/languages.ts";
import { dateOfDay } from "@site/ground/time/uae-time.ts";
import { words as plannerWords } from "#domain/calculators/amc-planner/words.ts";
import { pageWords } from "#domain/calculators/kit/frame/entry.server.ts";
import { calendarTable } from "#domain/calculators/look-after/scope.server.ts";
import { shownContract } from "#domain/contracts/customer/customer.server.ts";
import { contractPaper } from "#domain/contracts/papers/contract.server.ts";
import { registerPaper } from "#domain/contracts/papers/register.server.ts";
import type { Contract, Unit } from "#domain/contracts/store/index.ts";
import { unitKinds } from "#domain/people/index.server.ts";
import { calculatorWords } from "#site/content/content.server.ts";
import { proposeVisits } from "#site/content/contract-dates.ts";
import { plannerPrices } from "#site/content/prices.server.ts";
import { specimenData } from "#site/content/specimens.server.ts";
import { buildingIn, examplePlan, timeOf } from "./building.server.ts";
import { exampleQuotation } from "./quotation.server.ts";
import { exampleVisits } from "./visit.server.ts";

function unitsIn(language: Language): Unit[] {
  const { units, make } = specimenData();
  return units.map(({ kind, serial, model, where }) => ({
    ...{ kind, serial, model, pieces: 1 },
    make: make[language],
    where: where[language],
  }));
}

function exampleContract(language: Language): Contract {
  const { contract, number, customer } = specimenData();
  return {
    ...{ id: "contract", leadId: "", enquiryId: "", quotationId: "", version: 1, reason: "" },
    ...{ toldAt: null, closedAt: null, state: "running", locale: language },
    number: `AMC-${number}`,
    customer: { name: customer[language], company: "" },
    property: buildingIn(language),
    term: { from: timeOf(contract.from), to: timeOf(contract.to, 24) },
    visitsAYear: contract.visits,
    units: unitsIn(language),
  };
}

/**
 * Returns the visits of the contract. Their days are those that the office is offered for such a contract; the first has taken place, and the
 * others have its hours.
 */
function visitsOf({ term, visitsAYear }: Contract, language: Language) {
  const [first] = exampleVisits(language);
  const [hours] = specimenData().visits;
  const kind = specimenData().units[0]?.kind ?? "split";
  const isWorkday = (day: number) => ![0, 5, 6].includes(new Date(`${dateOfDay(day)}T00:00:00Z`).getUTCDay());
  const windowsOn = (day: number) =>
    hours && isWorkday(day) ? [{ from: timeOf(dateOfDay(day), hours.from), to: timeOf(dateOfDay(day), hours.to) }] : [];
  const planned = first ? [first.from] : [];
  const others = proposeVisits({ ...term, visitsAYear, kind }, windowsOn, planned);
  return [
    ...(first ? [{ state: "done" as const, from: first.from, to: first.to }] : []),
    ...others.map((window) => ({ state: "booked" as const, ...window })),
  ];
}

/** Returns the day after the month of the register. */
function afterMonth() {
  const [year = 0, month = 0] = specimenData().month.split("-").map(Number);
  return Date.UTC(year, month, 1) - 4 * 3_600_000;
}

export function contractView(language: Language) {
  const contract = exampleContract(language);
  const visits = visitsOf(contract, language);
  return {
    ...shownContract(contract, exampleQuotation(language), visits, language, afterMonth()),
    units: kindsWithPieces(language),
  };
}

/** Returns the units of one kind as one line. */
function kindsWithPieces(language: Language) {
  const kinds = unitKinds(language);
  return examplePlan().lines.map(({ id, pieces }) => ({ kind: kinds[id], pieces }));
}

/** The words with which the planner's calendar is drawn. */
export const plannerSay = (language: Language) => ({
  words: { ...pageWords(plannerWords, "amc-planner", language), prices: plannerPrices(language) },
  shared: calculatorWords(language),
});

export function contractExamplePaper(language: Language) {
  const { words, shared } = plannerSay(language);
  const months = calendarTable(examplePlan(), words, shared.months, language);
  return contractPaper(contractView(language), language, [{ title: words.scope.calendar, blocks: [months] }]);
}

export function registerExamplePaper(language: Language) {
  const { customer, month } = specimenData();
  const contract = exampleContract(language);
  const next = visitsOf(contract, language).find(({ from }) => from >= afterMonth());
  const visits = exampleVisits(language).map(({ from, to, report }) => ({ from, to, reports: [report] }));
  return registerPaper(
    {
      ...{ number: contract.number, units: contract.units, visits, next, month: timeOf(`${month}-01`) },
      customer: customer[language],
      property: buildingIn(language),
    },
    unitKinds(language),
    language,
  );
}

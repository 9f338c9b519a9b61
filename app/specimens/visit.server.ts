import { dateFormat } from "@site/ground/language/formats.ts";
import type { Language } from "@site/ground/language/languages.ts";
import { uaeTimeZone } from "@site/ground/time/uae-time.ts";
import { isOneOf } from "@site/typed";
import { entriesOf } from "#domain/leads/customer/enquiry/entries.server.ts";
import type { EventData } from "#domain/leads/store/index.ts";
import { reportPaper } from "#domain/visits/papers/report.server.ts";
import type { SpecimenVisit } from "#site/content/schemas/specimens.ts";
import { specimenData } from "#site/content/specimens.server.ts";
import { checklistNamed } from "#site/content/visit-checklists.server.ts";
import { translator } from "#site/i18n/t.ts";
import { buildingIn, timeOf } from "./building.server.ts";

const spanOf = ({ day, from, to }: SpecimenVisit) => ({ from: timeOf(day, from), to: timeOf(day, to) });

/** Returns the visits of the example building with what the technicians wrote, in the words of the current checklists. */
export const exampleVisits = (language: Language) =>
  specimenData().visits.map((visit) => ({
    ...spanOf(visit),
    service: visit.service,
    report: reportOf(visit, language),
  }));

function reportOf(visit: SpecimenVisit, language: Language): EventData["report"] & { confirmed: boolean } {
  const { checks, readings } = checklistNamed(visit.list) ?? { checks: [], readings: [] };
  const answerTo = (id: string) => (isOneOf(visit.faults, id) ? "fault" : isOneOf(visit.none, id) ? "none" : "ok");
  return {
    what: "done",
    appointment: "example",
    at: spanOf(visit).to,
    checks: checks.map(({ id, text }) => ({ text, answer: answerTo(id) })),
    readings: readings.flatMap(({ id, text, unit }) => {
      const value = visit.readings[id];
      return value === undefined ? [] : [{ text, unit, value }];
    }),
    note: visit.note[language],
    office: "",
    signed: "",
    files: [],
    confirmed: true,
  };
}

/** The visit report as the customer sees it: entries of the page of an enquiry. */
export function visitReportView(language: Language) {
  const [visit] = exampleVisits(language);
  if (!visit) return [];
  const { from, to, report } = visit;
  const news = (what: EventData["visit"]["what"], at: number) => ({
    ...{ id: what, at, kind: "visit", actor: "system" },
    data: JSON.stringify({ what, appointment: "example", from, to } satisfies EventData["visit"]),
  });
  const rows = [
    news("booked", from - 7 * 86_400_000),
    news("started", from + 5 * 60_000),
    { id: "report", at: to, kind: "report", actor: "team", data: JSON.stringify(report) },
  ];
  const clock = dateFormat(language, { dateStyle: "long", timeStyle: "short", timeZone: uaeTimeZone });
  const none = () => [];
  return entriesOf(rows, language, (at) => clock.format(at), { photo: none, report: none });
}

export function visitReportPaper(language: Language) {
  const [visit] = exampleVisits(language);
  if (!visit) throw new Error("content/shared/specimens.yaml has no visit.");
  const { reference } = specimenData();
  const { from, to, report, service } = visit;
  const services = translator(language, "lead")("services", { returnObjects: true });
  const facts = {
    reference,
    from,
    to,
    place: buildingIn(language),
    service: Object.entries(services).find(([id]) => id === service)?.[1],
  };
  return reportPaper(facts, [report], language);
}

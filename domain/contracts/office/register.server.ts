import { languageOf } from "@site/ground/language/languages.ts";
import { visitStates } from "@site/ground/states/visit.ts";
import { dateOfDay, fromUaeClock, uaeClock, uaeDay } from "@site/ground/time/uae-time.ts";
import { data } from "react-router";
import { requireRight } from "#domain/colleagues/index.server.ts";
import { eventsOf } from "#domain/leads/store/index.ts";
import { unitKinds } from "#domain/people/index.server.ts";
import { db } from "#platform/db/db.ts";
import { currentTime } from "#platform/machine/time.ts";
import { canTypeset } from "#platform/pdf/typeset.ts";
import { pdfAnswer } from "#site/papers/paper.server.ts";
import { registerPaper } from "../papers/register.server.ts";
import { readContract, visitIs, visitsInRegister, visitsOfContract } from "../store/read.ts";

/** Returns the months for which the office can take a register: this month and the one before it, as 2026-10. */
export const registerMonths = (now: number): string[] => {
  if (!canTypeset) return [];
  const month = dateOfDay(uaeDay(now)).slice(0, 7);
  return [beforeMonth(month), month];
};

const startOf = (month: string, later = 0): number => {
  const [year = 0, number = 0] = month.split("-").map(Number);
  return fromUaeClock(Date.UTC(year, number - 1 + later, 1));
};
const beforeMonth = (month: string) => uaeClock(startOf(month, -1)).toISOString().slice(0, 7);

/**
 * Answers with the equipment of a contract and the visits of a month as PDF. It has serial numbers and the address, so only the office takes
 * it, and sends it to the customer.
 */
export async function registerFile(request: Request, id: string): Promise<Response> {
  await requireRight(request, "leads");
  const { pathname, searchParams } = new URL(request.url);
  const month = searchParams.get("month") ?? "";
  const database = await db();
  const contract = await readContract(database, id);
  if (!contract || !/^20\d\d-(0[1-9]|1[0-2])$/.test(month)) throw data(null, { status: 404 });
  const language = languageOf(pathname);
  const [from, to] = [startOf(month), startOf(month, 1)];
  // In a month that is not over yet, a visit later in the month can be the next one.
  const later = Math.max(from, Math.min(to, currentTime()));
  const planned = await visitsOfContract(database, id);
  const visits = await visitsInRegister(database, contract);
  const entries = await eventsOf(database, contract.leadId);
  const reportsOn = (visit: string) =>
    entries.flatMap((entry) =>
      entry.kind === "report" && entry.shown && entry.data.appointment === visit ? [entry.data] : [],
    );
  const { number, customer, property, units } = contract;
  const paper = registerPaper(
    {
      ...{ number, property, units, month: from },
      customer: [customer.name, customer.company].filter(Boolean).join(" · "),
      visits: visits
        .filter(({ state, from_at }) => visitStates[state].wasDone && from_at >= from && from_at < to)
        .map((visit) => ({ from: visit.from_at, to: visit.to_at, reports: reportsOn(visit.id) })),
      next: planned.find((visit) => visitIs(visit, "isAgreed") && visit.from >= later),
    },
    unitKinds(language),
    language,
  );
  return pdfAnswer(() => paper, `${number}-${month}.pdf`, request);
}

import { languageOf } from "@site/ground/language/languages.ts";
import { z } from "zod";
import { requireRight } from "#domain/colleagues/index.server.ts";
import { may } from "#domain/colleagues/store/index.ts";
import { shownState } from "#domain/people/index.server.ts";
import { db } from "#platform/db/db.ts";
import { currentTime } from "#platform/machine/time.ts";
import { dayOf } from "#site/i18n/days.ts";
import { contractFolders, listContracts } from "../store/list.ts";
import { soonDays } from "./soon.server.ts";

/** The filter of the list. Invalid values in the address are ignored. */
const choiceSchema = z.object({
  folder: z.enum(contractFolders).optional().catch(undefined),
  text: z.string().trim().max(100).optional().catch(undefined),
  after: z.string().max(60).optional().catch(undefined),
});

export const choiceIn = (params: URLSearchParams) => choiceSchema.parse(Object.fromEntries(params));

export async function contractsPage(request: Request) {
  const colleague = await requireRight(request, "leads");
  const { pathname, searchParams } = new URL(request.url);
  const language = languageOf(pathname);
  const choice = choiceIn(searchParams);
  const database = await db();
  const soon = await soonDays(database);
  const now = currentTime();
  const { rows, next } = await listContracts(database, choice, soon, now);
  return {
    choice,
    soon,
    next,
    mayExport: may(colleague.role, "leads.export"),
    rows: rows.map(({ id, number, state, name, company, reference, service, starts_at, ends_at, ...row }) => ({
      ...{ id, number, name, company, reference, service },
      state: shownState({ state, term: { from: starts_at, to: ends_at } }, soon, now),
      property: row.property,
      until: dayOf(row.closed_at ?? ends_at - 1, language),
      nextVisit: row.next_at === null ? undefined : dayOf(row.next_at, language),
      done: row.done,
      visits: row.visits,
    })),
  };
}
export type ContractsData = Awaited<ReturnType<typeof contractsPage>>;

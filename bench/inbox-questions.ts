import type { Kysely } from "kysely";
import { changeToken } from "#domain/leads/store/change-token.ts";
import { countLeads } from "#domain/leads/store/counts.ts";
import { dashboard } from "#domain/leads/store/dashboard.ts";
import { listLeads } from "#domain/leads/store/list.ts";
import type { ListQuery } from "#domain/leads/store/list-query.ts";
import { readLead } from "#domain/leads/store/read.ts";
import type { Database } from "#platform/db/schema.ts";

export type Ask = (round: number) => Promise<unknown>;

const day = 86_400_000;
const services = ["plumbing", "ac-repair", "electrical", "painting", "cctv"];

/** The queries that a colleague makes every day. They differ in each round, so that no cached answer is measured. */
export async function questionsFor(db: Kysely<Database>, colleagues: readonly string[]): Promise<Record<string, Ask>> {
  const list = (query: Partial<ListQuery>) => listLeads(db, { folder: "inbox", sort: "due", ...query });
  const some = await db.selectFrom("leads").select(["reference", "phone"]).orderBy("created_at").limit(5000).execute();
  const known = (round: number) => some[(round * 79) % some.length] ?? { reference: "", phone: "" };
  const deep = await cursorAt(db, 50);
  const search =
    (text: (round: number) => string): Ask =>
    (round) =>
      list({ text: text(round) });
  const one = (words: readonly string[]) => (round: number) => words[round % words.length] ?? "";
  return {
    "list: as it opens": () => list({}),
    "list: status and service": (round) =>
      list({ status: ["won"], service: [services[round % 5] ?? ""], sort: "newest" }),
    "list: one month": (round) => list({ from: Date.now() - (round + 30) * day, to: Date.now() - round * day }),
    "list: mine and open": (round) => list({ assignee: colleagues[round % colleagues.length], open: true }),
    "list: overdue": () => list({ overdue: true }),
    "list: page 50": () => list({ after: deep }),
    "list: spam": () => list({ folder: "spam" }),
    "search: part of an Arabic name": search(one(["الشامس", "نصوري", "فاطمه", "إبراهيم الك"])),
    "search: part of a phone number": search((round) => `0${known(round).phone.slice(4, 10)}`),
    "search: reference": search((round) => known(round).reference),
    "search: rare words": search(one(["Dubois Wei", "شيخة بركات", "Dmitri Ivanova"])),
    "search: frequent word": search(one(["the", "المكيف", "ceiling", "يرجى"])),
    "search: two letters": search(one(["مي", "ac", "لا"])),
    "search: nothing found": search((round) => `qqq${round}zzz`),
    counts: () => countLeads(db, colleagues[0] ?? ""),
    "a lead's page": (round) => readLead(db, known(round).reference),
    "dashboard: 30 days": (round) => dashboard(db, { from: Date.now() - (30 + round) * day, to: Date.now() }),
    "dashboard: a year": (round) => dashboard(db, { from: Date.now() - (365 + round) * day, to: Date.now() }),
    "dashboard: everything": () => dashboard(db, { from: 0, to: Date.now() }),
    "live: anything new?": () => changeToken(db),
  };
}

async function cursorAt(db: Kysely<Database>, page: number): Promise<string | undefined> {
  let after: string | undefined;
  for (let index = 1; index < page; index += 1)
    after = (await listLeads(db, { folder: "inbox", sort: "due", after })).next ?? undefined;
  return after;
}

import { roles } from "@site/ground/company/roles.ts";
import { isAuthApiError, isAuthError } from "@supabase/supabase-js";
import { data } from "react-router";
import { db } from "#platform/db/db.ts";
import { env } from "#platform/process/env.ts";
import { logError } from "#platform/process/log.ts";
import { auditLog } from "../store/audit.ts";
import type { Place } from "../store/audit-entry.ts";
import { addColleague, allColleagues, colleagueOf } from "../store/colleagues.ts";
import { changes, invite } from "./changes.server.ts";
import type { ColleaguesAnswer } from "./colleagues-answer.ts";
import { helpIn } from "./customers.server.ts";
import { requireRight } from "./guard.server.ts";
import { askedIn, askFirst } from "./ownership.server.ts";
import { colleagueSchema, customerSchema, problemsOf } from "./schema.ts";

export async function colleaguesPage(request: Request) {
  const { id } = await requireRight(request, "colleagues");
  const database = await db();
  const colleagues = (await allColleagues(database)).map(({ authId, ...colleague }) => colleague);
  const before = placeIn(new URL(request.url));
  const { entries, next } = await auditLog(database, before);
  const log = { entries, next: next && `${next.at}.${next.id}`, later: before !== undefined };
  return {
    me: id,
    colleagues,
    asked: await askedIn(request, colleagues),
    log,
    customersElsewhere: env().SUPABASE_URL !== undefined,
  };
}

function placeIn({ searchParams }: URL): Place | undefined {
  const [, at, id] = /^(\d{1,15})\.([\da-f-]{36})$/.exec(searchParams.get("before") ?? "") ?? [];
  return at && id ? { at: Number(at), id } : undefined;
}

export async function changeColleagues(request: Request) {
  const { id: by } = await requireRight(request, "colleagues");
  const fields = Object.fromEntries(await request.formData());
  const answer = await wayOf(fields.intent)(by, fields, request);
  return data(answer, { status: answer.done ? 200 : 422 });
}

type Fields = Record<string, FormDataEntryValue>;

const wayOf = (intent: unknown) => (intent === "add" ? add : intent === "customer" ? customer : change);

async function add(by: string, fields: Fields): Promise<ColleaguesAnswer> {
  const values = { name: String(fields.name ?? "").slice(0, 100), email: String(fields.email ?? "").slice(0, 254) };
  const checked = colleagueSchema.safeParse(fields);
  if (!checked.success) return { problems: problemsOf(checked.error), values };
  const database = await db();
  const id = await addColleague(database, by, checked.data);
  if (id === null) return { refused: "taken", values };
  const { name } = checked.data;
  const sent = await orWhyNot(() => invite({ id, authId: null, ...checked.data }));
  return "refused" in sent ? { refused: "unsent", name } : { done: "add", name };
}

async function customer(by: string, fields: Fields): Promise<ColleaguesAnswer> {
  const { data: typed } = customerSchema.safeParse(fields);
  if (!typed) return { refused: "no customer", name: String(fields.email ?? "").slice(0, 254) };
  return { ...(await orWhyNot(() => helpIn(by, typed.email))), name: typed.email };
}

async function change(by: string, fields: Fields, request: Request): Promise<ColleaguesAnswer> {
  const { id, intent, role } = fields;
  const colleague = await colleagueOf(await db(), String(id));
  const work = Object.hasOwn(changes, String(intent)) && changes[String(intent)];
  if (!colleague || !work) return { refused: "unknown" };
  const next = roles.find((one) => one === role) ?? colleague.role;
  await askFirst(request, colleague, next, fields);
  const answer = await orWhyNot(() => work(by, colleague, next));
  return { ...answer, name: colleague.name };
}

/** Returns the refusals of the auth backend as an answer. Any other error is thrown. */
async function orWhyNot<T extends object>(work: () => Promise<T>): Promise<T | { refused: "too soon" | "away" }> {
  try {
    return await work();
  } catch (error) {
    if (isAuthApiError(error) && error.status === 429) return { refused: "too soon" };
    if (!isAuthError(error)) throw error;
    logError(error);
    return { refused: "away" };
  }
}

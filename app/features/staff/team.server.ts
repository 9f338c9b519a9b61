import { data } from "react-router";
import { db } from "#server/db/db.ts";
import { env } from "#server/env.ts";
import { auditLog } from "#server/staff/audit.ts";
import { enterAddress } from "#server/staff/first-owner.ts";
import { type Change, disable, enable, setRole } from "#server/staff/roles.ts";
import { addColleague, linkAgain, team } from "#server/staff/team.ts";
import { requireOwner } from "./guard.server.ts";
import { colleagueSchema, type Problem, problemsOf } from "./schema.ts";

/** What became of what an owner asked for. */
export interface TeamAnswer {
  done?: "role" | "disable" | "enable";
  /** Shown once, to hand over; it is stored nowhere. */
  link?: { address: string; name: string };
  refused?: "taken" | "last owner" | "unknown";
  problems?: Problem[];
  values?: { name: string; email: string };
}

export async function teamPage(request: Request) {
  const { id } = await requireOwner(request);
  const database = await db();
  return { me: id, members: await team(database), log: await auditLog(database) };
}

export async function changeTeam(request: Request) {
  const { id: by } = await requireOwner(request);
  const fields = Object.fromEntries(await request.formData());
  const intent = String(fields.intent);
  const id = String(fields.id ?? "");
  const answer = intent === "add" ? await add(by, fields) : await change(by, id, intent, fields.role === "owner");
  return data(answer, { status: answer.refused || answer.problems ? 422 : 200 });
}

async function add(by: string, fields: Record<string, FormDataEntryValue>): Promise<TeamAnswer> {
  const values = { name: String(fields.name ?? "").slice(0, 100), email: String(fields.email ?? "").slice(0, 254) };
  const checked = colleagueSchema.safeParse(fields);
  if (!checked.success) return { problems: problemsOf(checked.error), values };
  const { name, locale } = checked.data;
  const token = await addColleague(await db(), by, checked.data);
  if (token === null) return { refused: "taken", values };
  return { link: { address: enterAddress(env().SITE_URL, token, locale), name } };
}

async function change(by: string, id: string, intent: string, toOwner: boolean): Promise<TeamAnswer> {
  const database = await db();
  switch (intent) {
    case "link":
      return linkFor(by, id);
    case "role":
      return outcome("role", await setRole(database, by, id, toOwner ? "owner" : "agent"));
    case "disable":
      return outcome("disable", await disable(database, by, id));
    case "enable":
      return outcome("enable", await enable(database, by, id));
    default:
      return { refused: "unknown" };
  }
}

async function linkFor(by: string, id: string): Promise<TeamAnswer> {
  const database = await db();
  const token = await linkAgain(database, by, id);
  const member = (await team(database)).find((one) => one.id === id);
  if (token === null || !member) return { refused: "unknown" };
  return { link: { address: enterAddress(env().SITE_URL, token, member.locale), name: member.name } };
}

const outcome = (done: TeamAnswer["done"], change: Change): TeamAnswer =>
  change === "done" ? { done } : { refused: change };

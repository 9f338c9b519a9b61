import { languageOf } from "@site/ground/language/languages.ts";
import { href } from "@site/ground/site-map/links.ts";
import { type ApplicationMove, applicationStates } from "@site/ground/states/application.ts";
import { data, redirect } from "react-router";
import { requireRight } from "#domain/colleagues/index.server.ts";
import { allColleagues, audit } from "#domain/colleagues/store/index.ts";
import { db } from "#platform/db/db.ts";
import { env } from "#platform/process/env.ts";
import { eraseByColleague, markSpam, moveApplication, noteApplication, type Outcome } from "../store/change.ts";
import { downloadCv } from "../store/download.ts";
import { exportApplication, readApplication } from "../store/read.ts";
import { actionSchema } from "./schema.server.ts";

export async function applicationPage(request: Request, id: string) {
  await requireRight(request, "applications");
  const database = await db();
  const found = await readApplication(database, id);
  if (!found) throw data(null, { status: 404 });
  const names = Object.fromEntries((await allColleagues(database)).map(({ id: who, name }) => [who, name]));
  const { application } = found;
  const erased = application.erased_at !== null;
  const moves: readonly ApplicationMove[] = erased ? [] : applicationStates[application.state].moves;
  return {
    ...found,
    names,
    erased,
    moves,
    scans: env().SCAN_URL !== undefined,
  };
}

export interface Answer {
  done?: "move" | "note" | "spam" | "notSpam";
  problem?: "conflict" | "missing" | "invalid" | "reference";
}

export async function applicationAction(request: Request, id: string) {
  const colleague = await requireRight(request, "applications");
  const parsed = actionSchema.safeParse(Object.fromEntries(await request.formData()));
  if (!parsed.success) return data<Answer>({ problem: "invalid" }, { status: 422 });
  const database = await db();
  switch (parsed.data.intent) {
    case "move":
      return answer("move", await moveApplication(database, colleague.id, id, parsed.data));
    case "note":
      return answer("note", await noteApplication(database, colleague.id, id, parsed.data.text));
    case "erase":
      return erase(request, colleague.id, id, parsed.data.reference);
    default:
      return answer(parsed.data.intent, await markSpam(database, colleague.id, id, parsed.data.intent === "spam"));
  }
}

const answer = (intent: NonNullable<Answer["done"]>, outcome: Outcome) =>
  outcome === "done"
    ? data<Answer>({ done: intent }, { status: 200 })
    : data<Answer>({ problem: outcome }, { status: outcome === "missing" ? 404 : 409 });

/** Erases an application. The colleague must type its reference, so that nobody erases one by accident. */
async function erase(request: Request, colleague: string, id: string, reference: string) {
  const found = await readApplication(await db(), id);
  if (!found) return answer("move", "missing");
  if (found.application.reference !== reference.toUpperCase())
    return data<Answer>({ problem: "reference" }, { status: 422 });
  await eraseByColleague(await db(), colleague, id);
  return redirect(href("/admin/applications", languageOf(new URL(request.url).pathname)));
}

/** Answers with the CV as a file. The status is 404 if there is none, and 423 if the file is infected. */
export async function cvAnswer(request: Request, id: string): Promise<Response> {
  const colleague = await requireRight(request, "applications");
  const file = await downloadCv(await db(), colleague.id, id);
  if (file instanceof Response) return file;
  return new Response(null, { status: file === "infected" ? 423 : 404 });
}

/** Answers with everything that we hold about an applicant, for a request for personal data. */
export async function applicantAnswer(request: Request, id: string): Promise<Response> {
  const colleague = await requireRight(request, "applications");
  const held = await exportApplication(await db(), id);
  if (!held) return new Response(null, { status: 404 });
  await audit(await db(), colleague.id, "application.export", id);
  return new Response(JSON.stringify(held, null, 2), {
    headers: {
      "content-type": "application/json; charset=utf-8",
      "content-disposition": `attachment; filename="${held.application.reference}.json"`,
    },
  });
}

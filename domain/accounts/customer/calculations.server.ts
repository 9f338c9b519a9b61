import { z } from "zod";
import { identityOf } from "#domain/sign-in/index.server.ts";
import { db } from "#platform/db/db.ts";
import { readForm } from "#site/forms/form.server.ts";
import { moveAnonymous } from "../store/anonymous.ts";
import { calculationsOf, removeCalculation, saveCalculation } from "../store/calculations.ts";
import { requireAccount, requireKeeper } from "./guard.server.ts";

const line = (max: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(max)
    .regex(/^\P{Cc}+$/u);
const schema = z.object({
  kind: line(60).regex(/^[a-z0-9-]+$/),
  title: line(120),
  // The path of one of our calculators, with its inputs.
  address: line(6000).regex(/^(\/ar)?\/calculators(\/[a-z0-9-]+)*(\?[^\s\\#]*)?$/),
});

export async function ownCalculations(request: Request) {
  const { id } = await requireKeeper(request);
  return Response.json(await calculationsOf(await db(), id));
}

/**
 * Saves a calculation. Answers with 201 and the id, with 422 if the address is not that of a calculator, and with 409 if the limit is
 * reached.
 */
export async function keepCalculation(request: Request) {
  const { id } = await requireKeeper(request);
  const calculation = schema.safeParse((await readForm(request))?.fields);
  if (!calculation.success) return Response.json({ code: "validation_failed" }, { status: 422 });
  const saved = await saveCalculation(await db(), id, calculation.data);
  return saved === "full"
    ? Response.json({ code: "full" }, { status: 409 })
    : Response.json({ id: saved }, { status: 201 });
}

/** Deletes a calculation. HTML forms have only GET and POST, so the field `intent` says `delete`. */
export async function changeCalculation(request: Request, calculation: string) {
  const { id } = await requireKeeper(request);
  if ((await readForm(request))?.fields.intent !== "delete")
    return Response.json({ code: "validation_failed" }, { status: 422 });
  const removed = await removeCalculation(await db(), id, calculation);
  return removed ? Response.json({ removed: true }) : Response.json({ code: "not_found" }, { status: 404 });
}

/**
 * Moves the calculations that the person kept before signing in. The access token of the anonymous session proves that it is the same
 * person.
 */
export async function bringAlong(request: Request) {
  const { id } = await requireAccount(request);
  const { from = "" } = (await readForm(request))?.fields ?? {};
  const before = await identityOf(new Request(request.url, { headers: { authorization: `Bearer ${from}` } }));
  const moved = before?.isAnonymous === true && (await moveAnonymous(await db(), before.id, id));
  return moved ? Response.json({ moved: true }) : Response.json({ code: "not_found" }, { status: 404 });
}

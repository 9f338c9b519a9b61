import { passkeysOf } from "#app/features/auth/backend.server.ts";
import { customerUnder } from "#app/features/auth/customer.server.ts";
import { db } from "#server/db/db.ts";
import { env } from "#server/env.ts";
import { audit } from "#server/staff/audit.ts";
import { removeFactors } from "./accounts.server.ts";
import type { TeamAnswer } from "./team-answer.ts";

/** Removes the second factor and passkeys of a customer who lost them. A hosted backend would not notify them, so there its own page is used. */
export async function helpIn(by: string, email: string): Promise<TeamAnswer> {
  const customer = env().SUPABASE_URL ? null : await customerUnder(email);
  if (!customer) return { refused: "no customer" };
  const isSafe = customer.factors?.some(({ status }) => status === "verified");
  if (!isSafe && (await passkeysOf(customer.id)).length === 0) return { refused: "no second step" };
  await removeFactors(customer.id);
  await audit(await db(), by, "staff.customer", customer.id);
  return { done: "customer" };
}

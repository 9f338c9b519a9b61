import { customerUnder } from "#app/features/auth/customer.server.ts";
import { db } from "#server/db/db.ts";
import { env } from "#server/env.ts";
import { audit } from "#server/staff/audit.ts";
import { removeFactors } from "./accounts.server.ts";
import type { TeamAnswer } from "./team.server.ts";

/** Takes the second step away from a customer who lost it; a hosted backend would not tell them, so there it is its own page that does it. */
export async function helpIn(by: string, email: string): Promise<TeamAnswer> {
  const customer = env().SUPABASE_URL ? null : await customerUnder(email);
  if (!customer) return { refused: "no customer" };
  if (!customer.factors?.some(({ status }) => status === "verified")) return { refused: "no second step" };
  await removeFactors(customer.id);
  await audit(await db(), by, "staff.customer", customer.id);
  return { done: "customer" };
}

import { passkeysOf } from "#domain/sign-in/index.server.ts";
import { db } from "#platform/db/db.ts";
import { env } from "#platform/process/env.ts";
import { audit } from "../store/audit.ts";
import { removeFactors } from "./accounts.server.ts";
import type { ColleaguesAnswer } from "./colleagues-answer.ts";
import { customerUnder } from "./customer.server.ts";

/**
 * Removes the second factor and the passkeys of a customer who lost them. With a hosted backend the office uses that backend's own page,
 * because the customer would not be notified from here.
 */
export async function helpIn(by: string, email: string): Promise<ColleaguesAnswer> {
  const customer = env().SUPABASE_URL ? null : await customerUnder(email);
  if (!customer) return { refused: "no customer" };
  const isSafe = customer.factors?.some(({ status }) => status === "verified");
  if (!isSafe && (await passkeysOf(customer.id)).length === 0) return { refused: "no second step" };
  await removeFactors(customer.id);
  await audit(await db(), by, "staff.customer", customer.id);
  return { done: "customer" };
}

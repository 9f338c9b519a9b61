import type { Scheme } from "../solar/credit.ts";
import type { CustomerId, UtilityId } from "./tariffs.ts";

/**
 * Returns how a utility credits solar energy. Shams Dubai rolls credits over (DEWA); reports of Etihad WE's programme (MEED and Enterprise, autumn
 * 2024) agree only on citizens and industry. Nothing is credited if we have no source.
 */
export function schemeOf(utility: UtilityId, customer: CustomerId): Scheme {
  if (utility === "dewa") return "rolling";
  const mayJoin = customer.startsWith("citizen") || customer === "industry";
  return utility === "etihadwe" && mayJoin ? "yearly" : "none";
}

import type { Scheme } from "../solar/credit.ts";
import type { CustomerId, UtilityId } from "./tariffs.ts";

/**
 * Returns how a utility credits solar energy. DEWA (Shams Dubai) carries credit over without end. The reports about the programme of Etihad WE
 * (MEED and Enterprise, autumn 2024) agree only that citizens and industry may join it. If we have no source, nothing is credited.
 */
export function schemeOf(utility: UtilityId, customer: CustomerId): Scheme {
  if (utility === "dewa") return "rolling";
  const mayJoin = customer.startsWith("citizen") || customer === "industry";
  return utility === "etihadwe" && mayJoin ? "yearly" : "none";
}

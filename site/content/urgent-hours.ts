import type { Company } from "./schemas/company.ts";
import { isAlwaysOpen } from "./week.ts";

type Facts = Pick<Company, "emergency" | "claims" | "hours" | "datedHours">;

/**
 * Tells when the number for urgent calls is answered: at all hours, at the hours that the company claims for emergencies, or in office hours only.
 */
export function urgentHours({ emergency, claims, hours, datedHours }: Facts): "always" | "claimed" | "office" {
  if (claims.emergencySupport === "24/7") return "always";
  if (emergency) return "claimed";
  if (isAlwaysOpen(hours, datedHours)) return "always";
  return claims.emergencySupport ? "claimed" : "office";
}

/** True if the company helps in emergencies at all hours. Only then may the site promise help at night, and only then does a visit at night have a price. */
export const helpsAtNight = (company: Facts): boolean =>
  company.claims.emergencySupport !== undefined && urgentHours(company) === "always";

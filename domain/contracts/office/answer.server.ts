import { data } from "react-router";
import { db } from "#platform/db/db.ts";
import type { Problem } from "../store/change.ts";

/** Never an error of HTTP: after one, the page would not load what is true now. */
export interface ContractAnswer {
  done?: "saved" | "planned" | "proposed" | "ended" | "noted";
  problem?: Problem | "invalid" | "notAccepted" | "taken" | "kept" | "noPlace" | "full";
  /** The field that is wrong. */
  field?: string;
  /** For how many visits no team is free, or no time was found. */
  count?: number;
  /** This colleague of the team is elsewhere, if that is why. */
  said?: string;
}

/** What of a lead decides when who can come, and whom the office knows by it. */
export async function jobOf(leadId: string) {
  const leads = (await db()).selectFrom("leads").select(["id", "reference", "name", "email", "service", "place"]);
  const lead = await leads.where("id", "=", leadId).executeTakeFirst();
  if (!lead) throw data(null, { status: 404 });
  const { email, ...rest } = lead;
  return { ...rest, hasEmail: email !== "" };
}

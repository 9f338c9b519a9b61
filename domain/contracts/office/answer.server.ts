import { data } from "react-router";
import { db } from "#platform/db/db.ts";
import type { Problem } from "../store/change.ts";

/** The answer never has an HTTP error status, because after one the page would not load the current data. */
export interface ContractAnswer {
  done?: "saved" | "planned" | "proposed" | "ended" | "noted";
  problem?: Problem | "invalid" | "notAccepted" | "taken" | "kept" | "noPlace" | "full";
  /** The field that is wrong. */
  field?: string;
  /** The number of visits for which no team is free, or no time was found. */
  count?: number;
  /** The colleague of the team who is elsewhere, if that is the reason. */
  said?: string;
}

/** Reads the facts of a lead that decide when a team can come, and those by which the office knows the customer. */
export async function jobOf(leadId: string) {
  const leads = (await db()).selectFrom("leads").select(["id", "reference", "name", "email", "service", "place"]);
  const lead = await leads.where("id", "=", leadId).executeTakeFirst();
  if (!lead) throw data(null, { status: 404 });
  const { email, ...rest } = lead;
  return { ...rest, hasEmail: email !== "" };
}

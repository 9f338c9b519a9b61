import { data } from "react-router";
import { db } from "#platform/db/db.ts";
import type { Problem } from "../store/change.ts";

/** The answer to a form. Its status is always 200, because after an error status React Router does not reload the data of the page. */
export interface ContractAnswer {
  done?: "saved" | "planned" | "proposed" | "ended" | "noted";
  problem?: Problem | "invalid" | "notAccepted" | "taken" | "kept" | "noPlace" | "full";
  /** The name of the field that is wrong. */
  field?: string;
  /** The number of visits for which no team was free or no time was found. */
  count?: number;
  /** Says which colleague of the team is at another visit, if that is why the time is taken. */
  said?: string;
}

/** Returns the facts of a lead by which a team is chosen, and those by which the office recognises the customer. */
export async function jobOf(leadId: string) {
  const leads = (await db()).selectFrom("leads").select(["id", "reference", "name", "email", "service", "place"]);
  const lead = await leads.where("id", "=", leadId).executeTakeFirst();
  if (!lead) throw data(null, { status: 404 });
  const { email, ...rest } = lead;
  return { ...rest, hasEmail: email !== "" };
}

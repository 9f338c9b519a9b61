import type { Problem } from "./schema.ts";

/** The outcome of an owner's action. */
export interface ColleaguesAnswer {
  done?: "add" | "invite" | "role" | "disable" | "enable" | "factors" | "customer";
  refused?: "taken" | "last owner" | "unknown" | "too soon" | "away" | "unsent" | "no customer" | "no second step";
  /** The person whom the answer is about. */
  name?: string;
  problems?: Problem[];
  values?: { name: string; email: string };
}

import type { Problem } from "./schema.ts";

/** The result of an owner's action. */
export interface ColleaguesAnswer {
  done?: "add" | "invite" | "role" | "disable" | "enable" | "factors" | "customer";
  refused?: "taken" | "last owner" | "unknown" | "too soon" | "away" | "unsent" | "no customer" | "no second step";
  /** The name of the colleague or customer. */
  name?: string;
  problems?: Problem[];
  values?: { name: string; email: string };
}

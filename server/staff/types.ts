import type { Selectable } from "kysely";
import type { StaffTable } from "../db/schema.ts";

/** What each may do: rights.ts. */
export const roles = ["agent", "reader", "hiring", "analyst", "writer", "technician", "owner"] as const;
export type Role = (typeof roles)[number];

/** A colleague who may enter. */
export interface Staff {
  id: string;
  name: string;
  role: Role;
  locale: "en" | "ar";
}

export const staffFrom = ({ id, name, role, locale }: Pick<Selectable<StaffTable>, keyof Staff>): Staff => ({
  id,
  name,
  role: role as Role,
  locale: locale as Staff["locale"],
});

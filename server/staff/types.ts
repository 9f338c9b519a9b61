export const roles = ["agent", "owner"] as const;
export type Role = (typeof roles)[number];

/** Somebody who may in. */
export interface Staff {
  id: string;
  name: string;
  role: Role;
  locale: "en" | "ar";
}

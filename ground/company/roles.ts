/** The roles of colleagues. */
export const roles = ["agent", "reader", "hiring", "analyst", "writer", "technician", "owner"] as const;
export type Role = (typeof roles)[number];

import type { ComponentType } from "react";

/** What can come alive on a document page; each is its own chunk. */
export const islands = {
  ContactForm: () => import("#app/features/leads/ContactForm.tsx").then((module) => module.ContactForm),
} satisfies Record<string, () => Promise<ComponentType<never>>>;

export type IslandName = keyof typeof islands;

import type { ComponentProps } from "react";
import type { islands } from "#app/features/calculators/registry.ts";

export const forms = {
  CallbackForm: () => import("#app/features/leads/CallbackForm.tsx").then((module) => module.CallbackForm),
  ContactForm: () => import("#app/features/leads/ContactForm.tsx").then((module) => module.ContactForm),
  QuoteForm: () => import("#app/features/leads/QuoteForm.tsx").then((module) => module.QuoteForm),
};

type Islands = typeof forms & typeof islands;
/** The islands of document pages; each is a chunk of its own. */
export type IslandName = keyof Islands;
export type IslandProps<N extends IslandName> = ComponentProps<Awaited<ReturnType<Islands[N]>>>;

import type { ComponentProps } from "react";
import type { islands, pageIslands } from "#domain/calculators/registry.ts";

export const forms = {
  CallbackForm: () => import("#domain/leads/customer/forms/CallbackForm.tsx").then((module) => module.CallbackForm),
  ContactForm: () => import("#domain/leads/customer/forms/ContactForm.tsx").then((module) => module.ContactForm),
  QuotationForm: () => import("#domain/leads/customer/forms/QuotationForm.tsx").then((module) => module.QuotationForm),
};

type Islands = typeof forms & typeof islands & typeof pageIslands;
/** The islands of documents. Each island is a separate chunk. */
export type IslandName = keyof Islands;
export type IslandProps<N extends IslandName> = ComponentProps<Awaited<ReturnType<Islands[N]>>>;

import type { ComponentType } from "react";
import type { CalculatorName } from "./calculators.ts";

const forms = {
  CallbackForm: () => import("#app/features/leads/CallbackForm.tsx").then((module) => module.CallbackForm),
  ContactForm: () => import("#app/features/leads/ContactForm.tsx").then((module) => module.ContactForm),
  QuoteForm: () => import("#app/features/leads/QuoteForm.tsx").then((module) => module.QuoteForm),
} satisfies Record<string, () => Promise<ComponentType<never>>>;

type FormName = keyof typeof forms;
/** The islands of document pages; each is a chunk of its own. */
export type IslandName = FormName | CalculatorName;

const isForm = (name: IslandName): name is FormName => name in forms;

/** A page with a form need not load the list of calculators. */
export const loadIsland = (name: IslandName): Promise<ComponentType<never>> =>
  isForm(name) ? forms[name]() : import("./calculators.ts").then(({ calculators }) => calculators[name]());

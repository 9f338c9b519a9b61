import type { ComponentType } from "react";

/** What can come alive on a document page; each is its own chunk. */
export const islands = {
  CallbackForm: () => import("#app/features/leads/CallbackForm.tsx").then((module) => module.CallbackForm),
  ContactForm: () => import("#app/features/leads/ContactForm.tsx").then((module) => module.ContactForm),
  CoolingLoad: () =>
    import("#app/features/calculators/cooling-load/ui/CoolingLoad.tsx").then((module) => module.CoolingLoad),
  EngineerMode: () =>
    import("#app/features/calculators/cooling-load/ui/engineer/EngineerMode.tsx").then((module) => module.EngineerMode),
  FinishingQuantities: () =>
    import("#app/features/calculators/finishing-quantities/FinishingQuantities.tsx").then(
      (module) => module.FinishingQuantities,
    ),
  QuoteForm: () => import("#app/features/leads/QuoteForm.tsx").then((module) => module.QuoteForm),
} satisfies Record<string, () => Promise<ComponentType<never>>>;

export type IslandName = keyof typeof islands;

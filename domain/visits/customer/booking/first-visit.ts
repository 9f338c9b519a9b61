/** Work that is usually done at the first visit. For anything else a colleague looks at the place first. */
const doneAtOnce = new Set([
  ...["ac", "ac-repair", "ac-maintenance", "duct-cleaning"],
  ...["plumbing", "electrical", "handyman", "pool", "maintenance"],
]);

/** The kind of visit that a customer books on the site. */
export const firstVisitOf = (service: string | null) =>
  service !== null && doneAtOnce.has(service) ? ("job" as const) : ("survey" as const);

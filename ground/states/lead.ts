/** The status of a lead. A won lead can be lost again; the timeline keeps the history. */
export const statuses = ["new", "contacted", "quoted", "won", "lost"] as const;
export type Status = (typeof statuses)[number];
/** We still have work to do: the lead is open, or the work was agreed. */
export const isOngoing = (status: string): boolean => statuses.some((one) => one === status && one !== "lost");

export const lostReasons = ["price", "timing", "no-answer", "area", "not-our-work", "withdrawn", "other"] as const;
export type LostReason = (typeof lostReasons)[number];

/**
 * The source of a lead's own sum. `beside` means that it comes from a lead that was won and merged into this one, so it counts in addition to
 * accepted quotations.
 */
export type OwnSumFrom = "typed" | "quoted" | "beside";

/** The kinds that a form of the site sends. */
export const formKinds = ["contact", "quote", "callback", "booking"] as const;
export type FormKind = (typeof formKinds)[number];
export const isFormKind = (kind: string): kind is FormKind => formKinds.some((one) => one === kind);

/** A colleague writes down enquiries by phone and walk-in. */
export const leadKinds = [...formKinds, "whatsapp", "phone", "walk-in"] as const;
export type LeadKind = (typeof leadKinds)[number];

/** The kinds of documents that are kept, recognised by their bytes. */
export const documentKinds = ["pdf", "docx", "jpeg", "ogg", "m4a", "mp3", "amr"] as const;
export type DocumentKind = (typeof documentKinds)[number];

/** The status of a lead. A won lead can be lost again; the timeline keeps the history. */
export const statuses = ["new", "contacted", "quoted", "won", "lost"] as const;
export type Status = (typeof statuses)[number];
/** True if we still have work to do: the lead is open, or the work was agreed. */
export const isOngoing = (status: string): boolean => statuses.some((one) => one === status && one !== "lost");

export const lostReasons = ["price", "timing", "no-answer", "area", "not-our-work", "withdrawn", "other"] as const;
export type LostReason = (typeof lostReasons)[number];

/**
 * Says where the sum of a lead comes from, apart from accepted quotations. `beside` means that another won lead was merged into this lead: the sum
 * counts in addition to accepted quotations.
 */
export type OwnSumFrom = "typed" | "quoted" | "beside";

/** The kinds of lead that come from a form of the site. */
export const formKinds = ["contact", "quote", "callback", "booking"] as const;
export type FormKind = (typeof formKinds)[number];
export const isFormKind = (kind: string): kind is FormKind => formKinds.some((one) => one === kind);

/** All kinds of lead. A colleague writes down enquiries that come by phone or in person. */
export const leadKinds = [...formKinds, "whatsapp", "phone", "walk-in"] as const;
export type LeadKind = (typeof leadKinds)[number];

/** The kinds of documents that are stored. They are recognised by their bytes, not by their names. */
export const documentKinds = ["pdf", "docx", "jpeg", "ogg", "m4a", "mp3", "amr"] as const;
export type DocumentKind = (typeof documentKinds)[number];

/** The status of a lead. A won lead can be lost again; the timeline keeps the history. */
export const statuses = ["new", "contacted", "quoted", "won", "lost"] as const;
export type Status = (typeof statuses)[number];
/** We are still to come: it is open, or the work was agreed. */
export const isOngoing = (status: string): boolean => statuses.some((one) => one === status && one !== "lost");

export const lostReasons = ["price", "timing", "no-answer", "area", "not-our-work", "withdrawn", "other"] as const;
export type LostReason = (typeof lostReasons)[number];

/** Where the own sum of a request comes from. `beside`: from a request that was won and merged, so it counts beside accepted quotations. */
export type OwnSumFrom = "typed" | "quoted" | "beside";

/** Sent by a form of the site. */
export const formKinds = ["contact", "quote", "callback"] as const;
export type FormKind = (typeof formKinds)[number];
export const isFormKind = (kind: string): kind is FormKind => formKinds.some((one) => one === kind);

/** Phone and walk-in are written down by a colleague. */
export const leadKinds = [...formKinds, "whatsapp", "phone", "walk-in"] as const;
export type LeadKind = (typeof leadKinds)[number];

/** The kinds of documents that are kept, by what their bytes are. */
export const documentKinds = ["pdf", "docx", "jpeg", "ogg", "m4a", "mp3", "amr"] as const;
export type DocumentKind = (typeof documentKinds)[number];

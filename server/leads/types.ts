/** Where a lead stands. A won one can be lost again; the timeline keeps how it went. */
export const statuses = ["new", "contacted", "quoted", "won", "lost"] as const;
export type Status = (typeof statuses)[number];

export const lostReasons = ["price", "timing", "no-answer", "area", "not-our-work", "withdrawn", "other"] as const;
export type LostReason = (typeof lostReasons)[number];

export const leadKinds = ["contact", "quote", "callback", "whatsapp"] as const;
export type LeadKind = (typeof leadKinds)[number];

/** What may stand on a timeline, and what each entry says. */
export interface EventData {
  /** The lead came in. */
  received: { kind: LeadKind };
  /** The customer wrote again, behind the private link. */
  message: { text: string };
  photo: { file: string };
  withdrawn: { reason?: string };
  /** A colleague's doings. */
  note: { text: string };
  status: { from: Status; to: Status; reason?: LostReason };
  value: { fils: number | null };
  assigned: { to: string | null };
  reminder: { at: number | null; text?: string };
  /** We wrote or called; the first of them stops the clock. */
  reply: { channel: "mail" | "phone" | "whatsapp"; subject?: string; text?: string };
  spam: { spam: boolean };
  merged: { from: string };
  /** A message of ours went out, or was given up. */
  sent: { topic: string };
  failed: { topic: string; error: string };
}
export type EventKind = keyof EventData;

/** A colleague's id, or who else did it. */
export type Actor = "customer" | "system" | (string & {});

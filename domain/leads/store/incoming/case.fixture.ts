import type { CalendarFacts } from "../types.ts";

/** The result that a mail must have. */
export interface Expected {
  text?: string | RegExp;
  quoted?: RegExp;
  automatic?: true;
  /** The address, where it is not the customer's. */
  from?: string;
  subject?: string;
  photos?: number;
  /** Names, and why a file was not kept. */
  files?: (string | [name: string, problem: string])[];
  proven?: boolean;
  calendar?: CalendarFacts;
  /** The reason why our mail was refused; empty if it only waits. */
  bounce?: string;
  /** Nothing of it comes in. */
  out?: true;
}

export type Case = [name: string, raw: Buffer, expected: Expected];

export interface Ours {
  /** The reply address of the request. */
  to: string;
  /** The id of a mail of ours, without angle brackets. */
  sent: string;
  photo: Buffer;
}

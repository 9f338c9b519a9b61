import type { FormState } from "#app/features/leads/schema.ts";

export type RequestState = "new" | "contacted" | "quoted" | "won" | "lost" | "withdrawn";

/** All that the private link shows: no name, no number, no address, since a link can be passed on. */
export interface RequestView {
  key: string;
  reference: string;
  state: RequestState;
  sent: string;
  /** By when somebody answers, where that is still ahead. */
  due?: string;
  service?: string;
  place?: string;
  message: string;
  photos: number;
  mayWithdraw: boolean;
  entries: Entry[];
  /** Put together with another request, whose words are not shown: that one may be somebody else's. */
  merged: boolean;
  /** How many photos at a time and altogether, and how large. */
  limits: { each: number; all: number; megabytes: number };
}

export interface Entry {
  id: string;
  at: string;
  when: string;
  ours: boolean;
  title: string;
  text?: string;
}

export type UpdateState = Pick<FormState, "problems" | "values" | "failed" | "limited">;

import type { RequestState } from "#app/features/request/types.ts";

/** A request among the others. */
export interface RequestLine {
  id: string;
  reference: string;
  state: RequestState;
  /** What it is about, in few words: the service, or how the message begins. */
  about: string;
  at: number;
}

export interface SavedCalculation {
  id: string;
  kind: string;
  title: string;
  address: string;
  created_at: number;
}

/** A place where somebody is signed in; `here` is the one that asks. */
export interface SessionLine {
  id: string;
  user_agent: string;
  ip: string;
  created_at: number;
  used_at: number;
  here: boolean;
}

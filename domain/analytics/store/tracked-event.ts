import type { Agent } from "#platform/http/agent.ts";
import type { Beacon } from "./beacon.ts";
import type { Channel } from "./source.ts";
import type { WordKind } from "./words.ts";

/** A page view that waits to be written. It contains no network address, no full browser name and no query of the page's address. */
export interface SeenView {
  kind: "view";
  at: number;
  day: number;
  /** The hashes of the visitor with today's salt and with yesterday's. The second hash finds a visit that began before midnight. */
  hashes: string[];
  key: string;
  path: string;
  nav: string;
  source: string;
  channel: Channel;
  campaign: string | null;
  /** The version that the visitor saw, if the page is on trial: the name of the trial, a dot, and a or b. */
  variant: string | null;
  referrer: string | null;
  agent: Agent;
  language: string;
  place: string | null;
  inUae: 0 | 1;
  thin: 0 | 1;
}

/** An event on a page whose view was reported earlier. */
export interface SeenLater {
  kind: "later";
  at: number;
  day: number;
  beacon: Exclude<Beacon, { e: "view" }>;
}

/** An event that the server itself observed. It belongs to no visit. */
export interface ServerEvent {
  kind: "counted";
  at: number;
  day: number;
  event: string;
  path: string;
  word: { kind: WordKind; text: string } | null;
  value: number;
}

export type TrackedEvent = SeenView | SeenLater | ServerEvent;

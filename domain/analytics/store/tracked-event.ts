import type { Agent } from "#platform/http/agent.ts";
import type { Beacon } from "./beacon.ts";
import type { Channel } from "./source.ts";
import type { WordKind } from "./words.ts";

/** A view that waits to be written. It has no address, no full name of the browser, and no query. */
export interface SeenView {
  kind: "view";
  at: number;
  day: number;
  /** The hashes under today's salt and under yesterday's. The latter is for a visit that began before midnight. */
  hashes: string[];
  key: string;
  path: string;
  nav: string;
  source: string;
  channel: Channel;
  campaign: string | null;
  /** The version of the page, if it is on trial: the name of the trial, a dot, and a or b. */
  variant: string | null;
  referrer: string | null;
  agent: Agent;
  language: string;
  place: string | null;
  inUae: 0 | 1;
  thin: 0 | 1;
}

/** An event on a page whose view was reported before. */
export interface SeenLater {
  kind: "later";
  at: number;
  day: number;
  beacon: Exclude<Beacon, { e: "view" }>;
}

/** An event that the server itself knows. No visit belongs to it. */
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

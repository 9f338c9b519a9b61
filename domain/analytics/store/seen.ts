import type { Agent } from "#platform/http/agent.ts";
import type { Beacon } from "./beacon.ts";
import type { Channel } from "./source.ts";
import type { WordKind } from "./words.ts";

/** A view as it waits to be written: no address, no browser's name in full, no query. */
export interface SeenView {
  kind: "view";
  at: number;
  day: number;
  /** The hashes under today's salt and under yesterday's, for a visit that began before midnight. */
  hashes: string[];
  key: string;
  path: string;
  nav: string;
  source: string;
  channel: Channel;
  campaign: string | null;
  /** The version of the page, of a trial of two: its name, a dot, a or b. */
  variant: string | null;
  referrer: string | null;
  agent: Agent;
  language: string;
  place: string | null;
  inUae: 0 | 1;
  thin: 0 | 1;
}

/** An event on a page whose view has been reported before. */
export interface SeenLater {
  kind: "later";
  at: number;
  day: number;
  beacon: Exclude<Beacon, { e: "view" }>;
}

/** An event that the server itself knows: no visit belongs to it. */
export interface Counted {
  kind: "counted";
  at: number;
  day: number;
  event: string;
  path: string;
  word: { kind: WordKind; text: string } | null;
  value: number;
}

export type Seen = SeenView | SeenLater | Counted;

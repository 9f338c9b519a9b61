import { uaeDay } from "@site/ground/time/uae-time.ts";
import type { Kysely } from "kysely";
import type { Database } from "#platform/db/schema.ts";
import { agentOf } from "#platform/http/agent.ts";
import type { Timer } from "#platform/machine/machine.ts";
import { currentTime } from "#platform/machine/time.ts";
import { startTimer } from "#platform/machine/timers.ts";
import { log } from "#platform/process/log.ts";
import { type Beacon, beaconOf, type ViewBeacon } from "./beacon.ts";
import { addCounts } from "./counts.ts";
import { createLimits } from "./limits.ts";
import { storablePath } from "./private.ts";
import { eventKinds } from "./read/dims.ts";
import { createRing } from "./ring.ts";
import { searchBefore } from "./searches.ts";
import { type Sender, unwantedAs } from "./sender.ts";
import { campaignIn, channelOf, hostOf } from "./source.ts";
import type { SeenView, ServerEvent, TrackedEvent } from "./tracked-event.ts";
import { createTrials, isTrial, type Trial } from "./trial.ts";
import { hashOf, isInHalf, type Salts, saltsAt, visitorOf } from "./visitor.ts";
import { createWords, type WordKind } from "./words.ts";
import { writeSeen } from "./write.ts";

export interface PageFacts {
  language: string;
  place: string | null;
  /** The name of the trial of two page versions, if the page has one. */
  trial: string | null;
}

export interface Options {
  siteUrl: string;
  /** Returns the facts about the public page at a decoded path, or null if there is no such page. */
  pageAt(path: string): PageFacts | null;
  now?(): number;
}

const hour = 60 * 60_000;
const countsEvery = 5000;

/**
 * Counts the events that pages and the server report. Callers never wait for the database. If the queue is full, an event is dropped, and
 * the number of dropped events is counted.
 */
export function createCollector(db: Kysely<Database>, { siteUrl, pageAt, now = currentTime }: Options) {
  const words = createWords();
  const counts = new Map<string, number>();
  let pending: Timer | undefined;
  const count = (name: string, times = 1) => {
    counts.set(name, (counts.get(name) ?? 0) + times);
    pending ??= startTimer(countsEvery, () => void flush().catch(() => {})).unref();
  };
  const ownHost = new URL(siteUrl).hostname;
  const limits = createLimits(now);
  const trials = createTrials();
  let salts: Salts | undefined;
  let warnedAt = Number.NEGATIVE_INFINITY;

  /**
   * The queue of events that are to be written. A view waits here with the sender's address and browser until the salt of the day is known.
   * Then they are replaced by a hash.
   */
  const ring = createRing<TrackedEvent | { view: Omit<SeenView, "hashes" | "kind">; visitor: string }>(
    async (some) => {
      const all = [];
      for (const seen of some) all.push(await hashed(seen));
      await writeSeen(db, words, all).catch((error: unknown) => {
        words.forget();
        throw error;
      });
    },
    { refused: () => addCounts(db, uaeDay(now()), [["refused", 1]]) },
  );

  async function flush() {
    pending?.cancel();
    pending = undefined;
    await ring.flush();
    const times = [...counts];
    counts.clear();
    if (times.length > 0)
      await addCounts(db, uaeDay(now()), times).catch((error: unknown) => {
        for (const [name, n] of times) count(name, n);
        throw error;
      });
  }

  async function hashed(seen: Parameters<typeof ring.add>[0]): Promise<TrackedEvent> {
    if ("kind" in seen) return seen;
    const { today, yesterday } = await saltsOf(seen.view.at);
    const both = [today, yesterday].filter((salt) => salt !== "");
    return { ...seen.view, kind: "view", hashes: both.map((salt) => hashOf(salt, seen.visitor)) };
  }

  const keep = (seen: Parameters<typeof ring.add>[0]) => {
    if (ring.add(seen)) return;
    count("dropped");
    if (now() - warnedAt < hour) return;
    warnedAt = now();
    log("warn", { event: "analytics-dropped" });
  };

  const saltsOf = async (at: number): Promise<Salts> => {
    if (salts?.day !== uaeDay(at)) salts = await saltsAt(db, at);
    return salts;
  };

  const viewOf = (beacon: ViewBeacon, path: string, { trial, ...page }: PageFacts, sender: Sender) => {
    const at = now();
    // If the visitor came back with the browser's back button, the referrer is from the earlier view. It is ignored, because no other site
    // sent the visitor now.
    const [from, query] = beacon.n === "b" ? ["", ""] : [beacon.r, beacon.q];
    const campaign = campaignIn(query);
    const host = hostOf(from);
    const referrer = host && host !== ownHost ? host.replace(/^www\./, "") : null;
    return {
      ...{ at, day: uaeDay(at), key: beacon.i, path, nav: beacon.n, referrer, agent: agentOf(sender.agent) },
      source: campaign.utm_source?.toLowerCase() ?? referrer ?? "direct",
      channel: channelOf(from, campaign, ownHost),
      campaign: campaign.utm_campaign ?? null,
      variant: trial !== null && beacon.x.replace(/\.[ab]$/, "") === trial ? beacon.x : null,
      ...page,
      inUae: beacon.z === "true" ? (1 as const) : (0 as const),
      thin: sender.ordinary && beacon.z !== undefined ? (0 as const) : (1 as const),
    };
  };

  const counted = (event: string, path: string, word: ServerEvent["word"] = null, value = 0): ServerEvent => {
    const at = now();
    return { kind: "counted", at, day: uaeDay(at), event, path, word, value };
  };

  const accept = (beacon: Beacon, sender: Sender) => {
    const path = decoded(beacon.p);
    const page = path === null ? null : pageAt(path);
    if (path === null || page === null) return count("refused");
    if (!limits.admits(sender)) return count("limited");
    if (beacon.e !== "view") return keep({ kind: "later", at: now(), day: uaeDay(now()), beacon });
    keep({ view: viewOf(beacon, path, page, sender), visitor: visitorOf(sender) });
    const text = beacon.n === "n" ? searchBefore(path, beacon.r, ownHost) : "";
    if (text) keep(counted(eventKinds.opened, "", { kind: "search", text }));
  };

  const tryOut = (beacon: Beacon, sender: Sender, unwanted: ReturnType<typeof unwantedAs>) => {
    const verdict = unwanted ?? (limits.admits(sender) ? "counted" : "limited");
    const { i, p, e, ...fields } = beacon;
    trials.add(i, {
      e,
      verdict,
      kept: beacon.e === "view" ? keptOf(viewOf(beacon, p, nowhere, sender)) : kept(fields),
    });
  };

  return {
    /** Returns the events that arrived for a view of `/analytics-test`. */
    triedOut: (view: string): Trial[] => trials.of(view),
    /** Handles a beacon. The sender gets no hint whether the beacon was counted or refused. */
    seen(body: Uint8Array, sender: Sender): void {
      const beacon = beaconOf(body);
      const unwanted = unwantedAs(sender);
      if (beacon && isTrial(beacon.p)) tryOut(beacon, sender, unwanted);
      else if (unwanted) count(unwanted);
      else if (beacon) accept(beacon, sender);
      else count("refused");
    },
    /** Counts a page that the server sent to a person. The dashboard compares this number with the views that browsers report. */
    answered(path: string, sender: Pick<Sender, "agent" | "optedOut" | "known">): void {
      const page = decoded(path);
      if (page !== null && !isTrial(page) && pageAt(page) !== null && !unwantedAs(sender)) count("answered");
    },
    /** Counts an event that the server itself observes, such as a search. */
    count(event: string, path: string, word: { kind: WordKind; text: string } | null = null, value = 0): void {
      if (limits.hasRoom()) keep(counted(event, path, word, value));
      else count("limited");
    },
    /** Counts a request for an address that has no page, or whose page has moved. The limits of beacons apply here too. */
    missed(event: "404" | "redirect", path: string, sender: Pick<Sender, "address" | "agent">): void {
      if (limits.admits(sender)) keep(counted(event, storablePath(path)));
      else count("limited");
    },
    /**
     * Tells whether this visitor sees the second version of a page today. Until the salt of the day is loaded, all visitors see the first
     * version.
     */
    seesSecond(path: string, sender: Pick<Sender, "address" | "agent">): boolean {
      if (salts?.day === uaeDay(now())) return isInHalf(salts.today, `${path}\n${visitorOf(sender)}`);
      void saltsOf(now()).catch(() => {});
      return false;
    },
    /** Writes all waiting events and counts to the database. It must be called before the database is closed. */
    flush,
  };
}
export type Collector = ReturnType<typeof createCollector>;

const nowhere: PageFacts = { language: "", place: null, trial: null };

/** Returns the fields of a view that would be stored, for `/analytics-test`. */
const keptOf = ({
  nav,
  source,
  channel,
  campaign,
  referrer,
  agent,
  inUae,
  thin,
}: Omit<SeenView, "hashes" | "kind">) => ({
  ...{ nav, source, channel, campaign, referrer, ...agent, inUae, thin },
});

const kept = (fields: object) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, Array.isArray(value) ? value.join(", ") : value]),
  );

/**
 * Returns a path in the spelling that the site map uses: decoded, normalised, and without a slash at the end. Returns null if it cannot be
 * decoded.
 */
function decoded(path: string): string | null {
  try {
    return decodeURI(path)
      .normalize("NFC")
      .replace(/(?<=.)\/+$/, "");
  } catch {
    return null;
  }
}

import { addSums, noSums, type Sums } from "#domain/analytics/store/read/sums.ts";
import { bucketOf, type Vital } from "#domain/analytics/store/vitals-buckets.ts";
import type { Random } from "../random.ts";
import type { Visit } from "./visit.ts";

/** For each dimension whose key is the id of a word: the kind of that word. */
export const wordKinds: Record<string, string> = {
  page: "path",
  entry: "path",
  exit: "path",
  source: "source",
  campaign: "campaign",
  referrer: "referrer",
};

const joined = (...parts: (string | number)[]) => parts.join("\t");

/** Collects the sums by text. A word gets its id only when it is stored. */
export function newTally() {
  const visits = new Map<string, Sums>();
  const pairs = new Map<string, Sums>();
  const pages = new Map<string, number[]>();
  const vitals = new Map<string, number>();
  const events = new Map<string, { times: number; value: number }>();
  const bump = <T>(map: Map<string, T>, key: string, empty: () => T, change: (value: T) => T) =>
    void map.set(key, change(map.get(key) ?? empty()));

  const sum = (map: Map<string, Sums>, key: string, sums: Sums) =>
    bump(map, key, noSums, (before) => addSums(before, sums));

  return {
    visits,
    pairs,
    pages,
    vitals,
    events,
    addEvent(kind: string, day: number, page: string, word: string, value = 0) {
      bump(
        events,
        joined(kind, day, page, word),
        () => ({ times: 0, value: 0 }),
        (before) => ({
          times: before.times + 1,
          value: before.value + value,
        }),
      );
    },
    addVisit(random: Random, day: number, visit: Visit) {
      const sums = sumsOf(visit);
      for (const [dim, key] of keysOf(visit)) sum(visits, joined(dim, day, key), sums);
      for (const [path, own] of viewsByPage(visit)) sum(visits, joined("page", day, path), { ...sums, ...own });
      const entry = visit.views[0]?.path ?? "/";
      sum(pairs, joined("entry-source", day, entry, visit.source), sums);
      for (const { path, visibleMs, depth, pageKind } of visit.views) {
        const read = [1, visibleMs, ...[25, 50, 75, 90].map((mark) => (depth >= mark ? 1 : 0))];
        bump(
          pages,
          joined(path, day),
          () => read.map(() => 0),
          (before) => before.map((n, at) => n + (read[at] ?? 0)),
        );
        if (random.chance(0.3))
          for (const [vital, value] of measured(random, visit.device, pageKind))
            bump(
              vitals,
              joined(vital, day, path, pageKind, visit.device, bucketOf(vital, value)),
              () => 0,
              (n) => n + 1,
            );
      }
    },
  };
}
export type Tally = ReturnType<typeof newTally>;

const sumsOf = ({ views, again, tool, begun }: Visit): Sums => ({
  visits: 1,
  visitors: again ? 0 : 1,
  views: views.length,
  bounced: views.length === 1 && !begun ? 1 : 0,
  visible_ms: views.reduce((sum, { visibleMs }) => sum + visibleMs, 0),
  tools: tool ? 1 : 0,
  begun,
});

const keysOf = (visit: Visit): [dim: string, key: string][] => [
  ["all", ""],
  ["entry", visit.views[0]?.path ?? "/"],
  ["exit", visit.views.at(-1)?.path ?? "/"],
  ["source", visit.source],
  ["channel", visit.channel],
  ...(visit.campaign ? [["campaign", visit.campaign] as [string, string]] : []),
  ...(visit.referrer ? [["referrer", visit.referrer] as [string, string]] : []),
  ["device", String(visit.device)],
  ["browser", visit.browser],
  ["os", visit.os],
  ["language", visit.language],
  ...(visit.place ? [["place", visit.place] as [string, string]] : []),
  ["in_uae", String(visit.inUae)],
  ["hour", String(visit.hour)],
];

function viewsByPage({ views }: Visit) {
  const pages = new Map<string, { views: number; visible_ms: number }>();
  for (const { path, visibleMs } of views) {
    const before = pages.get(path) ?? { views: 0, visible_ms: 0 };
    pages.set(path, { views: before.views + 1, visible_ms: before.visible_ms + visibleMs });
  }
  return pages;
}

/** Returns invented Web Vitals. Phones are slower, and calculators respond later. */
function measured(random: Random, device: number, pageKind: string): [Vital, number][] {
  const slow = (device === 2 ? 0.6 : 1) * (pageKind === "calculator" ? 1.3 : 1);
  return [
    ["LCP", Math.round(slow * (500 + random.exponential() * 700))],
    ["INP", Math.round(slow * (24 + random.exponential() * 70))],
    ["CLS", random.chance(0.9) ? 0 : Math.round(random.exponential() * 60)],
  ];
}

import { type Kysely, sql } from "kysely";
import type { Database } from "#platform/db/schema.ts";
import { yieldTurn } from "#platform/machine/timers.ts";
import { bucketCount, percentile, type Vital, vitals } from "../vitals-buckets.ts";
import { type Period, piecesOf } from "./period.ts";

export interface VitalMeasurements {
  pageKind: string;
  /** The kind of device: 0 is a phone, 1 a tablet, 2 a computer. */
  device: number;
  p75: Record<Vital, number | null>;
  /** The number of page views that measured each value. INP is measured only if the visitor clicked or typed. */
  times: Record<Vital, number>;
}

type Row = { page_kind: string; device: number; bucket: number; times: number };
const piece = 3;
/** Only the last 90 days of a period are read. A page that was slow a year ago says nothing about today's page. */
const longest = 90;

/**
 * Returns the 75th percentile of each web vital by kind of page and device. It is computed from the stored histograms of the last 90 days
 * of the period.
 */
export async function vitalsOf(db: Kysely<Database>, period: Period): Promise<VitalMeasurements[]> {
  const recent = { first: Math.max(period.first, period.last - longest + 1), last: period.last };
  const groups = new Map<string, VitalMeasurements & { counts: Record<Vital, number[]> }>();
  for (const vital of vitals)
    for (const days of piecesOf(recent, piece))
      for (const { page_kind, device, bucket, times } of await rowsOf(db, vital, days)) {
        const key = `${page_kind} ${device}`;
        const group = groups.get(key) ?? emptyGroup(page_kind, device);
        groups.set(key, group);
        group.counts[vital][bucket] = (group.counts[vital][bucket] ?? 0) + times;
      }
  return [...groups.values()].map(({ counts, ...group }) => ({
    ...group,
    times: ofEach((vital) => counts[vital].reduce((sum, n) => sum + n, 0)),
    p75: ofEach((vital) => percentile(vital, counts[vital], 0.75)),
  }));
}

const ofEach = <T>(make: (vital: Vital) => T): Record<Vital, T> => ({
  LCP: make("LCP"),
  INP: make("INP"),
  CLS: make("CLS"),
});

const histogram = () => Array.from({ length: bucketCount }, () => 0);

const emptyGroup = (pageKind: string, device: number) => ({
  pageKind,
  device,
  times: ofEach(() => 0),
  p75: ofEach((): number | null => null),
  counts: ofEach(histogram),
});

async function rowsOf(db: Kysely<Database>, vital: Vital, { first, last }: Period): Promise<Row[]> {
  await yieldTurn();
  const { rows } = await sql<Row>`select page_kind, device, bucket, cast(sum(times) as bigint) as times
    from daily_vitals where metric = ${vital} and day >= ${first} and day <= ${last}
    group by page_kind, device, bucket`.execute(db);
  return rows;
}

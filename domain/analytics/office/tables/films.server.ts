import { watchedShares } from "../../store/beacon.ts";
import { eventsBy } from "../../store/read/events.ts";
import { textsOf } from "../../store/read/words.ts";
import type { Context } from "./context.server.ts";
import type { Column, TableData } from "./table.ts";
import { byFirst } from "./visits.server.ts";

/** Shows how often each film was started, and how much of it was watched. */
export async function films({ db, choice: { period, before } }: Context): Promise<TableData> {
  const kinds = watchedShares.map((percent) => `play.${percent}`);
  const counts = await Promise.all(kinds.map((kind) => eventsBy(db, "word", kind, period)));
  const earlier = before && (await eventsBy(db, "word", "play.0", before));
  const texts = await textsOf(db, new Set(counts.flatMap((count) => [...count.keys()])));
  const columns: Column[] = ["started", "watched25", "watched50", "watched75", "watched100"];
  const rows = [...texts].map(([id, name]) => ({
    key: name,
    label: name,
    ltr: true,
    cells: counts.map((count) => count.get(id)?.times ?? 0),
    before: earlier ? (earlier.get(id)?.times ?? 0) : null,
  }));
  return { name: "films", columns, rows: byFirst(rows), whole: null };
}

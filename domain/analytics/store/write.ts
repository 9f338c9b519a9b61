import type { BookingStep } from "@site/ground/booking-steps.ts";
import type { Kysely } from "kysely";
import type { Database } from "#platform/db/schema.ts";
import { withoutSync } from "#platform/db/without-sync.ts";
import { type Beacon, bookingEvent } from "./beacon.ts";
import type { SeenLater, SeenView, ServerEvent, TrackedEvent } from "./tracked-event.ts";
import type { WordOf, Words } from "./words.ts";

type Db = Kysely<Database>;

/** A visit ends when there was no event for this long. */
export const visitGap = 30 * 60_000;
/** Events are added to a page view for one day only. After that, a browser tab that is restored adds nothing. */
const viewLasts = 24 * 60 * 60_000;

/** Writes events in one transaction. It does not wait until the data are on the disk. */
export function writeSeen(db: Db, { wordOf, forget }: Words, some: readonly TrackedEvent[]): Promise<void> {
  let isAgain = false;
  return withoutSync(db, async (transaction) => {
    if (isAgain) forget();
    isAgain = true;
    for (const seen of some) {
      if (seen.kind === "view") await writeView(transaction, wordOf, seen);
      else if (seen.kind === "later") await writeLater(transaction, wordOf, seen);
      else await writeCounted(transaction, wordOf, seen);
    }
  });
}

async function writeView(db: Db, wordOf: WordOf, seen: SeenView): Promise<void> {
  const again = await db.selectFrom("page_views").select("id").where("view_key", "=", seen.key).executeTakeFirst();
  if (again) return;
  const page = await wordOf(db, "path", seen.path, seen.day);
  const { id: visit, began } = (await continued(db, seen, page)) ?? (await begun(db, wordOf, seen, page));
  const { at, key: view_key, nav, variant, thin, day } = seen;
  if (variant !== null && !thin)
    await addOnce(db, { visit, at: began, kind: "variant", page, word: await wordOf(db, "variant", variant, day) });
  await db.insertInto("page_views").values({ visit, at, page, view_key, nav }).execute();
}

type Begun = { id: number; began: number };

/** Finds the visit of the same browser within the last half hour, and adds the page view to it. */
async function continued(db: Db, { at, hashes, thin }: SeenView, page: number): Promise<Begun | undefined> {
  const found = await db
    .selectFrom("visits")
    .select(["id", "began"])
    .where("hash", "in", hashes)
    .where("last", ">=", at - visitGap)
    .orderBy("last", "desc")
    .executeTakeFirst();
  if (!found) return undefined;
  await db
    .updateTable("visits")
    .set((e) => ({ last: at, exit: page, views: e("views", "+", 1), ...(!thin && { thin: 0 as const }) }))
    .where("id", "=", found.id)
    .execute();
  return found;
}

async function begun(db: Db, wordOf: WordOf, seen: SeenView, page: number): Promise<Begun> {
  const { at, day, channel, agent, language, place, thin } = seen;
  const word = async (kind: "campaign" | "referrer", text: string | null) =>
    text === null ? null : wordOf(db, kind, text, day);
  const { id } = await db
    .insertInto("visits")
    .values({
      ...{ day, channel, ...agent, language, place, thin },
      ...{ began: at, last: at, entry: page, exit: page, views: 1, in_uae: seen.inUae, hash: seen.hashes[0] ?? null },
      source: await wordOf(db, "source", seen.source, day),
      campaign: await word("campaign", seen.campaign),
      referrer: await word("referrer", seen.referrer),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return { id, began: at };
}

interface SingleEvent {
  visit: number;
  /** The time at which the visit or the view began. Only the time is indexed, so the look-up needs a time that is known in advance. */
  at: number;
  kind: string;
  page: number;
  word: number | null;
}

/** Adds an event if it is not stored yet, and tells whether it was added. */
async function addOnce(db: Db, row: SingleEvent): Promise<boolean> {
  const known = await db
    .selectFrom("visit_events")
    .select("id")
    .where("at", "=", row.at)
    .where("visit", "=", row.visit)
    .where("kind", "=", row.kind)
    .where("page", "=", row.page)
    .where("word", "is not distinct from", row.word)
    .executeTakeFirst();
  if (!known) await db.insertInto("visit_events").values(row).execute();
  return !known;
}

/** Stores a later event of a page view. If the view was not counted, the event is not counted either. */
async function writeLater(db: Db, wordOf: WordOf, seen: SeenLater): Promise<void> {
  const view = await db
    .selectFrom("page_views")
    .select(["id", "visit", "page", "at", "visible_ms", "depth"])
    .where("view_key", "=", seen.beacon.i)
    .where("at", ">=", seen.at - viewLasts)
    .executeTakeFirst();
  if (!view) return;
  if (seen.beacon.e === "time") return writeTime(db, view, seen.beacon.t, seen.beacon.d, seen.at);
  if (seen.beacon.e === "cwv") return writeVitals(db, view, seen.beacon);
  await writeEvent(db, wordOf, view, seen);
}

interface View {
  id: number;
  visit: number;
  page: number;
  at: number;
  visible_ms: number;
  depth: number;
}

/** Stores the reading time and depth of a view. Both values only grow, so a beacon that comes twice or late changes nothing. */
async function writeTime(db: Db, view: View, ms: number, depth: number, at: number): Promise<void> {
  const longer = Math.max(0, ms - view.visible_ms);
  const deeper = Math.max(view.depth, depth);
  if (longer === 0 && deeper === view.depth) return;
  await db
    .updateTable("page_views")
    .set({ visible_ms: view.visible_ms + longer, depth: deeper })
    .where("id", "=", view.id)
    .execute();
  const visit = await db
    .selectFrom("visits")
    .select(["last", "deepest"])
    .where("id", "=", view.visit)
    .executeTakeFirst();
  await db
    .updateTable("visits")
    .set((e) => ({
      visible_ms: e("visible_ms", "+", longer),
      deepest: Math.max(visit?.deepest ?? 0, deeper),
      // If the visitor comes back to the tab after the visit has ended, the visit is not prolonged.
      ...(visit && at - visit.last <= visitGap && { last: Math.max(visit.last, at) }),
    }))
    .where("id", "=", view.visit)
    .execute();
}

/**
 * Stores each measured value once per page view. A page that is hidden and shown again reports its values again, and then the larger value
 * is kept. Only the time of a row is indexed, so the look-up needs a time that is known in advance: the time at which the view began.
 */
async function writeVitals(db: Db, { visit, page, at }: View, { m, x }: Extract<Beacon, { e: "cwv" }>): Promise<void> {
  for (const [place, vital] of m.entries()) {
    const row = { visit, page, at, kind: `vital.${vital}`, word: null, value: x[place] ?? 0 };
    const { id, value } =
      (await db
        .selectFrom("visit_events")
        .select(["id", "value"])
        .where("at", "=", at)
        .where("visit", "=", visit)
        .where("kind", "=", row.kind)
        .executeTakeFirst()) ?? {};
    if (id === undefined) await db.insertInto("visit_events").values(row).execute();
    else if (row.value > (value ?? 0))
      await db.updateTable("visit_events").set({ value: row.value }).where("id", "=", id).execute();
  }
}

async function writeEvent(db: Db, wordOf: WordOf, view: View, { beacon, at, day }: SeenLater): Promise<void> {
  if (beacon.e === "booking") return writeBookingStep(db, view, beacon.s);
  const event = eventOf(beacon);
  if (!event) return;
  const { kind, value } = event;
  const word = event.word === null ? null : await wordOf(db, event.word.kind, event.word.text, day);
  await db.insertInto("visit_events").values({ visit: view.visit, at, kind, page: view.page, word, value }).execute();
  if (kind === "form") await countInVisit(db, view.visit, "begun");
  if (kind === "tool.started") await countInVisit(db, view.visit, "tools");
}

/** A step counts once for each view. Somebody who chose a time has begun a form. */
async function writeBookingStep(db: Db, { visit, page, at }: View, step: BookingStep): Promise<void> {
  const isNew = await addOnce(db, { visit, at, kind: bookingEvent(step), page, word: null });
  if (isNew && step === "time") await countInVisit(db, visit, "begun");
}

async function countInVisit(db: Db, visit: number, counter: "begun" | "tools"): Promise<void> {
  await db
    .updateTable("visits")
    .set((e) => ({ [counter]: e(counter, "+", 1) }))
    .where("id", "=", visit)
    .execute();
}

type Event = { kind: string; word: ServerEvent["word"]; value: number };

function eventOf(beacon: SeenLater["beacon"]): Event | null {
  switch (beacon.e) {
    case "tool":
      return { kind: `tool.${beacon.s}`, word: { kind: "tool", text: beacon.c }, value: 0 };
    case "form":
      return { kind: "form", word: { kind: "form", text: beacon.f }, value: 0 };
    case "out":
      return pressed(beacon.h, beacon.s);
    case "play":
      return { kind: `play.${beacon.x}`, word: { kind: "play", text: beacon.c }, value: 0 };
    default:
      return null;
  }
}

const places = { bar: "bar", "": "header", page: "page" } as const;

/** Returns the event for a click on a phone number, a link to another site, or one of our files. Other links return null. */
function pressed(link: string, place: keyof typeof places): Event | null {
  if (link === "tel:") return { kind: "call", word: { kind: "call", text: places[place] }, value: 0 };
  if (link.startsWith("/")) return { kind: "download", word: { kind: "out", text: link }, value: 0 };
  const host = /^https?:([^:]+)/.exec(link)?.[1];
  return host ? { kind: "out", word: { kind: "out", text: host }, value: 0 } : null;
}

async function writeCounted(db: Db, wordOf: WordOf, { at, day, event: kind, path, word, value }: ServerEvent) {
  const page = path === "" ? null : await wordOf(db, kind === "whatsapp" ? "path" : "missing", path, day);
  const id = word === null ? null : await wordOf(db, word.kind, word.text, day);
  await db.insertInto("visit_events").values({ visit: null, at, kind, page, word: id, value }).execute();
}

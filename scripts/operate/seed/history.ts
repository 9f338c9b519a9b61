import { type LostReason, lostReasons, type Status } from "@site/ground/states/lead.ts";
import type { Entry } from "#domain/leads/store/types.ts";
import type { LeadsTable } from "#platform/db/schema.ts";
import type { Random } from "./random.ts";
import { notes } from "./words.ts";

const hour = 3_600_000;
const day = 24 * hour;

type Columns = Pick<
  LeadsTable,
  | "status"
  | "unread"
  | "assignee"
  | "value_fils"
  | "value_from"
  | "won_at"
  | "lost_reason"
  | "reply_due_at"
  | "replied_at"
  | "reminder_at"
  | "updated_at"
  | "version"
>;

type Told = Entry & { at: number; actor: string };

export interface History {
  columns: Columns;
  /** Everything that happened after the lead was received. */
  story: Told[];
}

/** Invents the history of a lead. Most old leads are won or lost, and most leads of today are still waiting. */
export function historyOf(
  random: Random,
  created: number,
  now: number,
  colleagues: readonly string[],
  spam: boolean,
): History {
  const columns: Columns = {
    status: "new",
    unread: 1,
    assignee: null,
    value_fils: null,
    value_from: null,
    won_at: null,
    lost_reason: null,
    reply_due_at: spam ? null : created + day,
    replied_at: null,
    reminder_at: null,
    updated_at: created,
    version: 1,
  };
  const history: History = { columns, story: [] };
  const answered = created + Math.round(random.exponential() * 7 * hour) + 120_000;
  if (spam || answered > now || (now - created < 10 * day && random.chance(0.05))) return history;
  answer(random, history, answered, random.pick(colleagues));
  for (const step of stepsOf(random)) {
    const at = (history.story.at(-1)?.at ?? answered) + Math.round(random.exponential() * 6 * day);
    if (at > now) break;
    move(random, history, step, at);
  }
  if (columns.status === "contacted" && random.chance(0.2)) columns.reminder_at = now + random.between(-2, 14) * day;
  columns.updated_at = history.story.at(-1)?.at ?? created;
  columns.version = 1 + history.story.length;
  return history;
}

const ways: Record<string, Status[]> = {
  won: ["quoted", "won"],
  refused: ["quoted", "lost"],
  lost: ["lost"],
  quoted: ["quoted"],
  silent: [],
};

const stepsOf = (random: Random): Status[] =>
  ways[random.weighted({ won: 30, refused: 27, lost: 35, quoted: 5, silent: 3 })] ?? [];

function answer(random: Random, { columns, story }: History, at: number, who: string) {
  Object.assign(columns, { assignee: who, replied_at: at, unread: 0, status: "contacted" });
  const reply = { channel: random.pick(["phone", "phone", "whatsapp"] as const) };
  story.push({ kind: "assigned", data: { to: who }, at: at - 60_000, actor: who });
  story.push({ kind: "reply", data: reply, at, actor: who });
  story.push({ kind: "status", data: { from: "new", to: "contacted" }, at, actor: who });
  if (random.chance(0.3)) story.push({ kind: "note", data: { text: random.pick(notes) }, at: at + hour, actor: who });
}

function move(random: Random, { columns, story }: History, to: Status, at: number) {
  const actor = columns.assignee ?? "system";
  const from = columns.status;
  const reason: LostReason | undefined = to === "lost" ? random.pick(lostReasons) : undefined;
  if (to === "quoted") {
    columns.value_fils = 5000 * Math.round(3 + random.exponential() * 60);
    columns.value_from = "typed";
    story.push({ kind: "value", data: { fils: columns.value_fils }, at, actor });
  }
  columns.status = to;
  if (to === "won") columns.won_at = at;
  columns.lost_reason = reason ?? null;
  story.push({ kind: "status", data: { from, to, ...(reason && { reason }) }, at, actor });
}

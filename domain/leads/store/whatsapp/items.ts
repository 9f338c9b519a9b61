import type { ChatSettings } from "./graph.ts";

/**
 * One message, echo or status in a delivery from Meta. An echo is a message that was typed on the office's phone. A status tells what
 * happened to one of our messages.
 */
export interface Item {
  kind: "message" | "echo" | "status";
  wamid: string;
  /** Meta's id of the customer for our company, such as AE.1349… Older messages do not have it. */
  person: string | null;
  /** The phone number in the format E.164. It is null if the customer shows a user name in place of the number. */
  phone: string | null;
  sentAt: number;
  /** The item as Meta sent it, with the customer's display name added. */
  raw: { name: string; [part: string]: unknown };
}

type Json = Record<string, unknown>;

export const record = (value: unknown): Json =>
  typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Json) : {};
export const list = (value: unknown): Json[] => (Array.isArray(value) ? value.map(record) : []);
export const words = (value: unknown): string => (typeof value === "string" ? value : "");

const lists = { messages: "message", message_echoes: "echo", statuses: "status" } as const;

/** Returns the items in a signed delivery from Meta. Items for another number than ours, or without a person, are left out. */
export function itemsIn(
  raw: Buffer,
  { phoneId, office }: Pick<ChatSettings, "phoneId" | "office">,
  now: number,
): Item[] {
  return list(jsonOf(raw).entry)
    .flatMap(({ changes }) => list(changes).map(({ value }) => record(value)))
    .filter(({ metadata }) => words(record(metadata).phone_number_id) === phoneId)
    .flatMap((value) =>
      Object.entries(lists).flatMap(([name, kind]) => list(value[name]).map((one) => itemOf(kind, one, value, now))),
    )
    .filter(
      (item) => item.wamid !== "" && (item.person ?? item.phone) !== null && item.phone !== (office || undefined),
    );
}

function jsonOf(raw: Buffer): Json {
  try {
    return record(JSON.parse(raw.toString()));
  } catch {
    return {};
  }
}

const fields = {
  message: ["from_user_id", "from"],
  echo: ["to_user_id", "to"],
  status: ["recipient_user_id", "recipient_id"],
} as const;

function itemOf(kind: Item["kind"], one: Json, { contacts }: Json, now: number): Item {
  const [id, number] = fields[kind].map((name) => words(one[name]));
  const all = list(contacts);
  const contact = all.find((any) => id && any.user_id === id) ?? all.find((any) => number && any.wa_id === number);
  const said = contact ?? (all.length === 1 ? record(all[0]) : {});
  const isOther = kind === "status";
  return {
    kind,
    wamid: /^[\x21-\x7e]{1,250}$/.test(words(one.id)) ? words(one.id) : "",
    person: personOf(id || words(said.user_id)),
    phone: phoneOf(number || words(said.wa_id)),
    sentAt: instantOf(one.timestamp, now),
    raw: { ...one, name: isOther ? "" : words(record(said.profile).name) },
  };
}

const personOf = (id = "") => (/^[A-Z]{2}\.[A-Za-z0-9.]{1,140}$/.test(id) ? id : null);
const phoneOf = (number = "") => {
  const digits = number.replace(/^\+/, "");
  return /^[1-9]\d{6,14}$/.test(digits) ? `+${digits}` : null;
};

const week = 7 * 86_400_000;

/** Converts a time from Meta, which is in seconds. It may be up to a week in the past. A later or earlier time is moved into this range. */
function instantOf(timestamp: unknown, now: number): number {
  const at = Number(timestamp) * 1000;
  return Number.isSafeInteger(at) ? Math.min(Math.max(at, now - week), now) : now;
}

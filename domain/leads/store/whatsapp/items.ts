import type { ChatSettings } from "./graph.ts";

/** One thing that Meta reports about one person. */
export interface Item {
  kind: "message" | "echo" | "status";
  wamid: string;
  /** Meta's id of the customer for this business, such as AE.1349…; older messages do not have it. */
  person: string | null;
  /** The number in E.164. It is missing if the customer shows a user name instead. */
  phone: string | null;
  sentAt: number;
  /** The whole item, and the name that the customer uses. */
  raw: { name: string; [part: string]: unknown };
}

type Json = Record<string, unknown>;

export const record = (value: unknown): Json =>
  typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Json) : {};
export const list = (value: unknown): Json[] => (Array.isArray(value) ? value.map(record) : []);
export const words = (value: unknown): string => (typeof value === "string" ? value : "");

const lists = { messages: "message", message_echoes: "echo", statuses: "status" } as const;

/** Finds the items for us in a body that Meta signed. They must name our number, and a person to whom they belong. */
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

/** Meta writes seconds. It may bring a message that is up to a week old, but never one from the future. */
function instantOf(timestamp: unknown, now: number): number {
  const at = Number(timestamp) * 1000;
  return Number.isSafeInteger(at) ? Math.min(Math.max(at, now - week), now) : now;
}

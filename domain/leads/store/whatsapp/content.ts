import { cleanLine, cleanName, cleanText } from "../incoming/clean.ts";
import type { ChatKind } from "../types.ts";
import { type Item, list, record, words } from "./items.ts";

export interface Content {
  text: string;
  kind?: ChatKind;
  /** The file of the message. It must still be fetched from Meta. */
  media?: { id: string; name: string };
  /** True if the message needs no answer. */
  quiet: boolean;
}

type Raw = Item["raw"];
type Read = Partial<Content>;

const mostText = 10_000;

const readers: Record<string, (raw: Raw) => Read> = {
  text: ({ text }) => ({ text: words(record(text).body) }),
  image: (raw) => mediaIn(raw, "image", "photo.jpg"),
  sticker: (raw) => mediaIn(raw, "sticker", "sticker.webp"),
  video: (raw) => ({ ...mediaIn(raw, "video", ""), media: undefined, kind: "video" }),
  audio: (raw) => ({ ...mediaIn(raw, "audio", "voice"), kind: "audio" }),
  voice: (raw) => ({ ...mediaIn(raw, "voice", "voice"), kind: "audio" }),
  document: (raw) => mediaIn(raw, "document", "document"),
  button: ({ button }) => ({ text: words(record(button).text) }),
  interactive: ({ interactive }) => {
    const { button_reply, list_reply } = record(interactive);
    return { text: words(record(button_reply).title) || words(record(list_reply).title) };
  },
  location: ({ location }) => {
    const { name, address, latitude, longitude } = record(location);
    const isPoint = [latitude, longitude].every((one) => typeof one === "number" && Math.abs(one) <= 180);
    const point = isPoint ? `https://maps.google.com/?q=${latitude},${longitude}` : "";
    return { text: [words(name), words(address), point].filter(Boolean).join("\n"), kind: "location" };
  },
  contacts: ({ contacts }) => ({ text: list(contacts).slice(0, 10).map(contactOf).join("\n"), kind: "contacts" }),
  reaction: ({ reaction }) => ({ text: words(record(reaction).emoji), kind: "reaction", quiet: true }),
  revoke: () => ({ kind: "revoke", quiet: true }),
  edit: ({ edit }) => ({ text: editedText(record(edit)), kind: "edit" }),
  system: () => ({ kind: "system", quiet: true }),
};

const contactOf = ({ name, phones }: Record<string, unknown>) =>
  [words(record(name).formatted_name), ...list(phones).map(({ phone }) => words(phone))].filter(Boolean).join(" ");

const editedText = ({ message, text }: Record<string, unknown>) =>
  words(record(record(message).text).body) || words(record(text).body);

function mediaIn(raw: Raw, field: string, otherwise: string): Read {
  const { id, caption, filename } = record(raw[field]);
  const name = cleanName(words(filename)) || otherwise;
  return { text: words(caption), media: /^\d{1,40}$/.test(words(id)) ? { id: words(id), name } : undefined };
}

/** Reads the content of a message. A message without known content gets the kind "other". */
export function contentOf(raw: Raw): Content {
  const reader = Object.hasOwn(readers, words(raw.type)) ? readers[words(raw.type)] : undefined;
  const { text = "", media, kind, quiet = false } = reader?.(raw) ?? {};
  const said = cleanText(text).trim().slice(0, mostText).toWellFormed();
  const known = kind ?? (said === "" && !media ? "other" : undefined);
  return { text: said, quiet, ...(known && { kind: known }), ...(media && { media }) };
}

export const nameIn = ({ name }: Raw): string => cleanLine(name, 80);

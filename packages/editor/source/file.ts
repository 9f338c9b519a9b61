import { parseDocument } from "yaml";
import { editSource } from "./edit.ts";

/** An error for a content file with a mistake that makes it unreadable. */
export class NotReadable extends Error {
  override name = "NotReadable";
}

/** Reads the text of a content file as one value. In a Markdown file, the text after the front matter becomes the field `body`. */
export function dataIn(file: string, text: string): unknown {
  const { front, body } = parts(file, text);
  const document = parseDocument(front);
  const [error] = document.errors;
  if (error) throw new NotReadable(`content/${file}: ${error.message}`);
  return body === undefined ? document.toJS() : { ...document.toJS(), body: body.trim() };
}

/** Returns the text of a file with a new value. If the old text is empty, it is the text of a new file. */
export function textWith(file: string, text: string, value: unknown): string {
  if (!file.endsWith(".md")) return editSource(text, value, file.endsWith(".json"));
  const { body, ...head } = value as { body: string };
  const old = parts(file, text || "---\n\n---\n\n");
  const front = editSource(old.front, head).trimEnd();
  return `${old.open}${front}${old.close}${withWords(old.body ?? "", body)}`;
}

/** Replaces the words of a text, but keeps the spaces and line breaks before and after it. */
function withWords(old: string, now: string) {
  if (old.trim() === now.trim()) return old;
  const [before = "", after = ""] = old.trim() === "" ? ["", "\n"] : [/^\s*/.exec(old)?.[0], /\s*$/.exec(old)?.[0]];
  return before + now.trim() + after;
}

function parts(file: string, text: string) {
  if (!file.endsWith(".md")) return { open: "", front: text, close: "" };
  const match = /^(---\r?\n)([\s\S]*?)(\r?\n---\r?\n)([\s\S]*)$/.exec(text);
  if (!match) throw new NotReadable(`content/${file}: must begin with front matter between two lines of ---`);
  const [, open = "", front = "", close = "", body = ""] = match;
  return { open, front, close, body };
}

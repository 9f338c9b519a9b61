import type { Attachment, Email } from "postal-mime";
import type { CalendarFacts } from "../types.ts";
import { calendarIn } from "./calendar.ts";
import { cleanLine, cleanName } from "./clean.ts";
import { parseInLetters, wordsOf } from "./letters.ts";
import { readTnef } from "./tnef.ts";
import type { MailFile } from "./types.ts";

const mostFiles = 20;
/** The most forwarded mails that are opened. A mail inside a forwarded mail is treated as a file. */
const mostForwarded = 5;

export interface UnpackedMail {
  /** The text in a winmail.dat. It is used only if the mail has no other text. */
  words: string;
  forwarded: string[];
  files: MailFile[];
  calendar?: CalendarFacts;
}

/**
 * Returns the files of a mail. Forwarded mails, winmail.dat and calendars are opened. Containers inside them are not opened. A file that
 * cannot be opened is treated like any other file.
 */
export async function unpack({ attachments }: Email): Promise<UnpackedMail> {
  const unpacked: UnpackedMail = { words: "", forwarded: [], files: [] };
  for (const attachment of attachments.slice(0, mostFiles)) {
    const isOpened = await open(attachment, unpacked).catch(() => false);
    if (!isOpened) unpacked.files.push(fileOf(attachment));
  }
  return { ...unpacked, files: unpacked.files.slice(0, mostFiles) };
}

async function open(attachment: Attachment, unpacked: UnpackedMail): Promise<boolean> {
  const { mimeType, filename } = attachment;
  if (mimeType === "message/rfc822") return openMail(bytesOf(attachment), unpacked);
  if (/^application\/(?:vnd\.)?ms-tnef$/.test(mimeType) || /^winmail\.dat$/i.test(filename ?? ""))
    return openTnef(bytesOf(attachment), unpacked);
  if (mimeType !== "text/calendar" && mimeType !== "application/ics") return false;
  const calendar = calendarIn(new TextDecoder().decode(bytesOf(attachment)));
  unpacked.calendar ??= calendar;
  return calendar !== undefined;
}

async function openMail(raw: Uint8Array, { forwarded, files }: UnpackedMail): Promise<boolean> {
  if (forwarded.length >= mostForwarded) return false;
  const mail = await parseInLetters(raw);
  const head = [`From: ${mail.from?.address ?? ""}`, `Subject: ${mail.subject ?? ""}`].map((line) =>
    cleanLine(line, 260),
  );
  forwarded.push(`---------- Forwarded message ----------\n${head.join("\n")}\n\n${wordsOf(mail)}`);
  files.push(...mail.attachments.map(fileOf));
  return true;
}

function openTnef(bytes: Uint8Array, unpacked: UnpackedMail): boolean {
  const { text, html, files } = readTnef(bytes, mostFiles);
  unpacked.words ||= wordsOf({ text, html });
  for (const { name, content } of files)
    unpacked.files.push({ name: cleanName(name) || "winmail.dat", content, isInline: false });
  return files.length > 0 || unpacked.words !== "";
}

const bytesOf = ({ content }: Attachment) =>
  typeof content === "string" ? new TextEncoder().encode(content) : new Uint8Array(content);

const fileOf = (attachment: Attachment): MailFile => ({
  name: cleanName(attachment.filename ?? "") || attachment.mimeType,
  content: bytesOf(attachment),
  isInline: attachment.related === true || attachment.disposition === "inline",
});

import type { Attachment } from "postal-mime";
import { isAutomatic, reportOf } from "./automatic.ts";
import { cleanLine, cleanName } from "./clean.ts";
import { parseInLetters, wordsOf } from "./letters.ts";
import { splitQuoted } from "./quoted.ts";
import type { MailFile, ParsedMail } from "./types.ts";

const mostText = 20_000;
const mostFiles = 20;

export async function readMail(raw: Uint8Array): Promise<ParsedMail> {
  const mail = await parseInLetters(raw);
  const report = reportOf(mail);
  const { text, quoted } = splitQuoted(wordsOf(mail));
  return {
    from: cleanLine(mail.from?.address ?? "", 254).toLowerCase(),
    subject: cleanLine(mail.subject ?? "", 200),
    text: text.slice(0, mostText),
    quoted: quoted.slice(0, mostText),
    automatic: isAutomatic(mail) || report !== undefined,
    ...(report && { report: { ...report, error: cleanLine(report.error, 300) } }),
    files: mail.attachments.slice(0, mostFiles).map(fileOf),
  };
}

function fileOf({ filename, mimeType, content, related, disposition }: Attachment): MailFile {
  const bytes = typeof content === "string" ? new TextEncoder().encode(content) : new Uint8Array(content);
  return {
    name: cleanName(filename ?? "") || mimeType,
    content: bytes,
    isInline: related === true || disposition === "inline",
  };
}

import { convert } from "html-to-text";
import PostalMime, { type Attachment, type Email } from "postal-mime";
import { isAutomatic, reportOf } from "./automatic.ts";
import { cleanLine, cleanName, cleanText } from "./clean.ts";
import { splitQuoted } from "./quoted.ts";
import type { MailFile, ParsedMail } from "./types.ts";

const mostText = 20_000;
const mostFiles = 20;

/** Nested mails are files: what they say was not said to us. */
const limits = { maxNestingDepth: 30, maxHeadersSize: 512 * 1024, forceRfc822Attachments: true } as const;

export async function readMail(raw: Uint8Array): Promise<ParsedMail> {
  const mail = await PostalMime.parse(raw, limits);
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

/** The plain text; of a mail that is HTML alone, what can be read of it. HTML itself is never shown. */
const wordsOf = ({ text, html }: Email) =>
  cleanText(text?.trim() ? text : html ? convert(html.slice(0, 500_000), reading) : "")
    .replace(/\n{3,}/g, "\n\n")
    .trim();

const reading = {
  wordwrap: false,
  limits: { maxDepth: 60, maxInputLength: 500_000 },
  selectors: [
    { selector: "img", format: "skip" },
    { selector: "a", options: { ignoreHref: true } },
    ...["h1", "h2", "h3", "h4"].map((selector) => ({ selector, options: { uppercase: false } })),
    { selector: "table", format: "block" },
  ],
} satisfies Parameters<typeof convert>[1];

function fileOf({ filename, mimeType, content, related, disposition }: Attachment): MailFile {
  const bytes = typeof content === "string" ? new TextEncoder().encode(content) : new Uint8Array(content);
  return {
    name: cleanName(filename ?? "") || mimeType,
    content: bytes,
    isInline: related === true || disposition === "inline",
  };
}

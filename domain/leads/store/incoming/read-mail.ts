import { isAutomatic, reportOf } from "./automatic.ts";
import { cleanLine } from "./clean.ts";
import { parseInLetters, wordsOf } from "./letters.ts";
import { splitQuoted } from "./quoted.ts";
import type { ParsedMail } from "./types.ts";
import { unpack } from "./unpack.ts";

const mostText = 20_000;

export async function readMail(raw: Uint8Array): Promise<ParsedMail> {
  const mail = await parseInLetters(raw);
  const report = reportOf(mail);
  const { words, forwarded, files, calendar } = await unpack(report ? { ...mail, attachments: [] } : mail);
  const { text, quoted } = splitQuoted([wordsOf(mail) || words, ...forwarded].join("\n\n"));
  return {
    from: cleanLine(mail.from?.address ?? "", 254).toLowerCase(),
    subject: cleanLine(mail.subject ?? "", 200),
    text: text.slice(0, mostText),
    quoted: quoted.slice(0, mostText),
    automatic: isAutomatic(mail) || report !== undefined,
    ...(report && { report: { ...report, error: cleanLine(report.error, 300) } }),
    files,
    ...(calendar && { calendar }),
  };
}

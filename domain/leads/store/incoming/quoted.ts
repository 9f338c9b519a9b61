interface Parts {
  text: string;
  quoted: string;
}

const longestLine = 400;

/**
 * Separates an answer from the older mail that is quoted at its end. If the customer wrote between or below the quoted lines, nothing is
 * separated.
 */
export function splitQuoted(whole: string): Parts {
  const lines = whole.split("\n");
  const at = startOfHistory(lines);
  const text = lines.slice(0, at).join("\n").trim();
  // There is no text above the quoted lines. The mail was only forwarded, or the answer is in another place. So the whole mail counts as
  // text.
  if (!text) return { text: whole.trim(), quoted: "" };
  return { text, quoted: lines.slice(at).join("\n").trim() };
}

function startOfHistory(lines: readonly string[]): number {
  // The older mail must be quoted without interruption to the end, because an answer may be between or below quoted lines. These two
  // positions are searched only once, because a mail may have millions of lines.
  const begin = lines.findLastIndex((line) => !isQuote(line) && !isBlank(line)) + 1;
  const end = lines.findLastIndex(isQuote);
  const isQuotedToTheEnd = (from: number) => begin <= from && from <= end;
  for (const index of lines.keys()) {
    if (endsInOlderMail(lines, index)) return index;
    const length = attributionAt(lines, index) || (isQuote(lines[index]) ? 0 : -1);
    if (length >= 0 && isQuotedToTheEnd(index + length)) return index;
  }
  return lines.length;
}

const isQuote = (line = "") => /^\s*>/.test(line);
const isBlank = (line: string) => line.trim() === "";

const separators =
  /^\s*-{2,}\s*(?:original message|forwarded message|الرسالة الأصلية|رسالة أصلية|رسالة معاد توجيهها)\s*-{2,}\s*$/i;
const from = /^\s*\*?(?:from|من|de|von)\s*:/i;
const otherFields = /^\s*\*?(?:sent|date|to|cc|subject|تاريخ الإرسال|تم الإرسال|أُرسلت|التاريخ|إلى|نسخة|الموضوع)\s*:/i;

/**
 * Tells whether the older mail begins at this line, as in mails of Outlook. Outlook puts the headers of the older mail above it, and does
 * not mark its lines with ">".
 */
function endsInOlderMail(lines: readonly string[], index: number): boolean {
  const line = lines[index]?.slice(0, longestLine) ?? "";
  if (separators.test(line)) return true;
  if (!from.test(line)) return false;
  const next = lines.slice(index + 1, index + 6).filter((one) => otherFields.test(one.slice(0, longestLine)));
  return next.length >= 2;
}

const begins = /^\s*(?:on|في|بتاريخ|يوم|le|am|el)\s/i;
const ends = /(?:wrote|كتب|a écrit|schrieb|escribió)[^:]*:\s*$/i;

/**
 * Tells whether a line such as «On Monday … Sara wrote:» begins here. Programs break it into up to three lines. Returns its number of
 * lines, or 0.
 */
function attributionAt(lines: readonly string[], index: number): number {
  if (!begins.test(lines[index]?.slice(0, longestLine) ?? "")) return 0;
  for (let count = 1; count <= 3; count += 1)
    if (
      ends.test(
        lines
          .slice(index, index + count)
          .join(" ")
          .slice(-longestLine),
      )
    )
      return count;
  return 0;
}

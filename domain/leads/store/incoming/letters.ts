import { convert } from "html-to-text";
import PostalMime, { type Email } from "postal-mime";
import { codePages, guessText, inCharset, isInAnother } from "./charset.ts";
import { cleanText } from "./clean.ts";

/** The limits of the mail parser. A mail inside a mail is treated as a file, because its text was not written to us. */
const limits = { maxNestingDepth: 30, maxHeadersSize: 512 * 1024, forceRfc822Attachments: true } as const;

/** Parses a mail. If its texts are not in the declared encoding, the encoding is guessed. */
export async function parseInLetters(raw: Uint8Array): Promise<Email> {
  const mail = await PostalMime.parse(raw, limits);
  const words = ["text", "html", "subject"] as const;
  if (!words.some((one) => isInAnother(mail[one]))) return mail;
  const arabic = await PostalMime.parse(inCharset(raw, codePages.arabic), limits);
  const latin = await PostalMime.parse(inCharset(raw, codePages.latin), limits);
  for (const one of words)
    if (mail[one]) mail[one] = guessText(mail[one], { arabic: arabic[one] ?? "", latin: latin[one] ?? "" });
  return mail;
}

/** Returns the text of a mail. If the mail has only HTML, the text is taken from it. The HTML itself is never shown. */
export const wordsOf = ({ text, html }: Pick<Email, "text" | "html">): string =>
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

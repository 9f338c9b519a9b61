/** The Arabic and the western code page of old Windows versions. */
export const codePages = { arabic: "windows-1256", latin: "windows-1252" };

/** The same text decoded with each of the two code pages. */
type DecodedTexts = Record<keyof typeof codePages, string>;

/**
 * Tells whether a text was decoded with the wrong encoding. It then has more replacement characters (U+FFFD) than other non-ASCII letters.
 * An Arabic text that was cut within a letter has only one replacement character.
 */
export const isInAnother = (text = ""): boolean => count(text, /\ufffd/g) > count(text, /[^\p{ASCII}\ufffd]/gu);

const count = (text: string, sign: RegExp) => text.match(sign)?.length ?? 0;

/**
 * Chooses the right decoding of a text. Some mail programs in the UAE send Arabic in the Windows code page but declare UTF-8 or no
 * encoding. A text that was already broken when it was sent, such as a quoted mail, is not changed.
 */
export function guessText(text: string, { arabic, latin }: DecodedTexts): string {
  const brokenWhenSent = latin.includes("ï¿½");
  if (!isInAnother(text) || brokenWhenSent) return text;
  return likelier({ arabic, latin });
}

/**
 * Chooses between the two decodings. If a western text is decoded as Arabic, its accented letters become single Arabic letters. So two
 * Arabic letters in a row mean that the text is Arabic.
 */
const likelier = ({ arabic, latin }: DecodedTexts) => (/[\u0621-\u064a]{2}/.test(arabic) ? arabic : latin);

/** Decodes bytes whose encoding is not declared. */
export function lettersIn(bytes: Uint8Array): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    const [arabic, latin] = [codePages.arabic, codePages.latin].map((page) => new TextDecoder(page).decode(bytes));
    return likelier({ arabic: arabic ?? "", latin: latin ?? "" });
  }
}

/** Returns the mail with this code page declared for its texts. */
export function inCharset(raw: Uint8Array, charset: string): Buffer {
  const text = Buffer.from(raw.buffer, raw.byteOffset, raw.byteLength).toString("latin1");
  const head = text.slice(0, /\r?\n\r?\n/.exec(text)?.index ?? text.length);
  const isTyped = /^content-type\s*:/im.test(head);
  const subject = /^(subject\s*:)((?:[^\r\n]+|\r?\n[ \t])*)/im;
  const decoded = head.replace(subject, (_, name: string, words: string) => `${name} ${inWords(words, charset)}`);
  const body = text.slice(head.length);
  const parts = `${isTyped ? "" : "Content-Type: text/plain\r\n"}${decoded}${body}`.replace(
    /^(content-type\s*:\s*text\/(?:plain|html)\b)((?:[^\r\n]+|\r?\n[ \t])*)/gim,
    (whole, type: string, rest: string) =>
      claimed.test(rest) || !/charset/i.test(rest) ? `${type}; charset=${charset}${rest.replace(claimed, "")}` : whole,
  );
  return Buffer.from(parts, "latin1");
}

const claimed = /;\s*charset\s*=\s*"?(?:utf-?8|us-ascii)"?/i;

/**
 * Encodes a header text as an encoded word if it contains raw bytes. In a text that is already encoded, it replaces the declared encoding.
 */
function inWords(words: string, charset: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: this range is all of ASCII
  const isBare = /[^\x00-\x7f]/.test(words);
  if (!isBare) return words.trim().replace(/=\?(?:utf-?8|us-ascii)\?/gi, `=?${charset}?`);
  return `=?${charset}?B?${Buffer.from(words.replace(/\r?\n/g, "").trim(), "latin1").toString("base64")}?=`;
}

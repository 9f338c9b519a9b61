/** The Arabic and the western code page of old Windows. */
export const codePages = { arabic: "windows-1256", latin: "windows-1252" };

/** Holds one text, as it reads in each of the two code pages. */
type DecodedTexts = Record<keyof typeof codePages, string>;

/**
 * Tells whether a text is in another encoding than it claims. If so, it has more signs for broken bytes than letters beyond ASCII. An Arabic text
 * that was cut within a letter has only one such sign.
 */
export const isInAnother = (text = ""): boolean => count(text, /\ufffd/g) > count(text, /[^\p{ASCII}\ufffd]/gu);

const count = (text: string, sign: RegExp) => text.match(sign)?.length ?? 0;

/**
 * Programs in use here send Arabic in its Windows code page, but claim UTF-8 or no encoding. A text that was broken when it was sent, such as a
 * quoted mail, stays as it is.
 */
export function guessText(text: string, { arabic, latin }: DecodedTexts): string {
  const brokenWhenSent = latin.includes("ï¿½");
  if (!isInAnother(text) || brokenWhenSent) return text;
  return likelier({ arabic, latin });
}

/** If letters of western Europe are read as Arabic, each of them stands alone. So two Arabic letters in a row mean that the text is Arabic. */
const likelier = ({ arabic, latin }: DecodedTexts) => (/[\u0621-\u064a]{2}/.test(arabic) ? arabic : latin);

/** Reads a text from bytes whose encoding nobody names. */
export function lettersIn(bytes: Uint8Array): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    const [arabic, latin] = [codePages.arabic, codePages.latin].map((page) => new TextDecoder(page).decode(bytes));
    return likelier({ arabic: arabic ?? "", latin: latin ?? "" });
  }
}

/** Returns the same mail, as if its texts had named this code page. */
export function inCharset(raw: Uint8Array, charset: string): Buffer {
  const text = Buffer.from(raw.buffer, raw.byteOffset, raw.byteLength).toString("latin1");
  const head = text.slice(0, /\r?\n\r?\n/.exec(text)?.index ?? text.length);
  const isTyped = /^content-type\s*:/im.test(head);
  const subject = /^(subject\s*:)((?:[^\r\n]+|\r?\n[ \t])*)/im;
  const told = head.replace(subject, (_, name: string, words: string) => `${name} ${inWords(words, charset)}`);
  const body = text.slice(head.length);
  const parts = `${isTyped ? "" : "Content-Type: text/plain\r\n"}${told}${body}`.replace(
    /^(content-type\s*:\s*text\/(?:plain|html)\b)((?:[^\r\n]+|\r?\n[ \t])*)/gim,
    (whole, type: string, rest: string) =>
      claimed.test(rest) || !/charset/i.test(rest) ? `${type}; charset=${charset}${rest.replace(claimed, "")}` : whole,
  );
  return Buffer.from(parts, "latin1");
}

const claimed = /;\s*charset\s*=\s*"?(?:utf-?8|us-ascii)"?/i;

/** Writes bare bytes as an encoded word, and names the code page in words that are encoded already. */
function inWords(words: string, charset: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: this range is all of ASCII
  const isBare = /[^\x00-\x7f]/.test(words);
  if (!isBare) return words.trim().replace(/=\?(?:utf-?8|us-ascii)\?/gi, `=?${charset}?`);
  return `=?${charset}?B?${Buffer.from(words.replace(/\r?\n/g, "").trim(), "latin1").toString("base64")}?=`;
}

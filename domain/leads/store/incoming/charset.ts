/** These are the Arabic and the western code page of old Windows. */
export const codePages = { arabic: "windows-1256", latin: "windows-1252" };

/** It is the same text, as it was read in each code page. */
type Read = Record<keyof typeof codePages, string>;

/**
 * Says if a text is in another encoding than it claims: then more signs stand for broken bytes than letters came out. If an Arabic text was cut
 * within a letter, nothing but that last letter is broken.
 */
export const isInAnother = (text = ""): boolean => count(text, /\ufffd/g) > count(text, /[^\p{ASCII}\ufffd]/gu);

const count = (text: string, sign: RegExp) => text.match(sign)?.length ?? 0;

/**
 * Programs in use here send Arabic in its code page and call it UTF-8, or nothing. A text that was broken when it was sent, such as a quoted mail,
 * stays as it is.
 */
export function guessed(text: string, { arabic, latin }: Read): string {
  const brokenWhenSent = latin.includes("ï¿½");
  if (!isInAnother(text) || brokenWhenSent) return text;
  return likelier({ arabic, latin });
}

/** If letters of western Europe are read as Arabic, they stand alone, so two Arabic letters in a row are taken for Arabic. */
const likelier = ({ arabic, latin }: Read) => (/[\u0621-\u064a]{2}/.test(arabic) ? arabic : latin);

/** Reads the text in bytes of which nobody says how they are to be read. */
export function lettersIn(bytes: Uint8Array): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    const [arabic, latin] = [codePages.arabic, codePages.latin].map((page) => new TextDecoder(page).decode(bytes));
    return likelier({ arabic: arabic ?? "", latin: latin ?? "" });
  }
}

/** Returns the same mail, as if its texts had said that they are in this code page. */
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

/** Writes bare bytes as an encoded word, and names the code page in encoded words. */
function inWords(words: string, charset: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: all that is ASCII
  const isBare = /[^\x00-\x7f]/.test(words);
  if (!isBare) return words.trim().replace(/=\?(?:utf-?8|us-ascii)\?/gi, `=?${charset}?`);
  return `=?${charset}?B?${Buffer.from(words.replace(/\r?\n/g, "").trim(), "latin1").toString("base64")}?=`;
}

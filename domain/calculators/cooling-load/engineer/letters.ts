import { nth } from "@site/typed";

/**
 * This byte marks a character that is neither a Latin nor an Arabic letter; three more bytes follow with its code. Latin and Arabic letters take
 * one byte each. Percent-encoding would need three to six characters for a letter.
 */
const other = 1;
const arabic = 0x600;

export function encodeText(text: string): string {
  const bytes = Array.from(text).flatMap((character) => {
    const code = character.codePointAt(0) ?? 0;
    if (code < 0x80 && code !== other) return [code];
    if (code >= arabic && code < arabic + 0x80) return [code - arabic + 0x80];
    return [other, code >> 16, (code >> 8) & 255, code & 255];
  });
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replace(/=+$/, "");
}

/** Returns the decoded text; undefined for a text that the encoder never writes. */
export function decodeText(letters: string): string | undefined {
  const bytes = bytesOf(letters);
  if (!bytes) return undefined;
  let text = "";
  for (let index = 0; index < bytes.length; index += 1) {
    const byte = nth(bytes, index);
    if (byte !== other) {
      text += String.fromCharCode(byte < 0x80 ? byte : byte - 0x80 + arabic);
      continue;
    }
    const [high = 0, middle = 0, low] = bytes.slice(index + 1, index + 4);
    const code = (high << 16) | (middle << 8) | (low ?? 0);
    if (low === undefined || code > 0x10ffff) return undefined;
    text += String.fromCodePoint(code);
    index += 3;
  }
  return text;
}

function bytesOf(letters: string): number[] | undefined {
  try {
    return Array.from(atob(letters.replaceAll("-", "+").replaceAll("_", "/")), (one) => one.charCodeAt(0));
  } catch {
    return undefined;
  }
}

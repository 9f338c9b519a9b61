import { open } from "node:fs/promises";
import { languageCodes, languages } from "@site/ground/language/languages.ts";

/**
 * Compression dictionaries (RFC 9842, docs/decisions/0125). A browser that has the dictionary of a language gets the documents of this
 * language compressed with it (zstd, the encoding `dcz`), in half of the bytes. The build makes the files.
 */
export const dictionaryFile = (language: string) => `dictionary/${language}.dat`;

/** A dictionary says for which addresses it may be used. Of two dictionaries a browser takes the one with the longer pattern. */
export function dictionaryHeaders(file: string): Record<string, string> {
  const language = languageCodes.find((code) => file === dictionaryFile(code));
  if (!language) return {};
  return { "Use-As-Dictionary": `match="${languages[language].prefix || "/"}*", match-dest=("document")` };
}

/** A body in the encoding `dcz` begins with these bytes, and with the SHA-256 of its dictionary. */
const magic = Buffer.from("5e2a4d1820000000", "hex");
const hashLength = 32;

export const dczHead = (dictionaryHash: Buffer): Buffer => Buffer.concat([magic, dictionaryHash]);

/** Returns the value of the header Available-Dictionary with which a browser names the dictionary of a `.dcz` file. */
export async function dictionaryOf(dczFile: string): Promise<string> {
  const file = await open(dczFile);
  try {
    const { buffer } = await file.read(Buffer.alloc(hashLength), 0, hashLength, magic.length);
    return `:${buffer.toString("base64")}:`;
  } finally {
    await file.close();
  }
}

/** Tells whether the header Accept-Encoding names `dcz`. With a weight it does not count, because no browser sends one. */
export const acceptsDcz = (header: string | undefined): boolean =>
  header !== undefined && /(?:^|,)\s*dcz\s*(?:,|$)/.test(header);

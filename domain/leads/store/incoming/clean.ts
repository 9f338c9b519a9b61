/**
 * Removes control characters, and characters that change the direction of the text after them. It also replaces halves of surrogate pairs.
 */
export const cleanText = (text: string): string =>
  text
    .replace(/\r\n?/g, "\n")
    .replace(/[\u202a-\u202e\u2066-\u2069\ufeff]|(?![\n\t])\p{Cc}/gu, "")
    .toWellFormed();

export const cleanLine = (text: string, most: number): string =>
  cleanText(text).replace(/\s+/g, " ").trim().slice(0, most).toWellFormed();

/** Returns the name of a file in a safe form: signs that are special in paths become underscores. */
export const cleanName = (name: string): string => cleanLine(name, 120).replace(/[\\/:*?"<>|]/g, "_");

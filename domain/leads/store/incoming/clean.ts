/** Removes characters that steer a terminal or turn the direction of the words after them, and replaces broken halves of characters. */
export const cleanText = (text: string): string =>
  text
    .replace(/\r\n?/g, "\n")
    .replace(/[\u202a-\u202e\u2066-\u2069\ufeff]|(?![\n\t])\p{Cc}/gu, "")
    .toWellFormed();

export const cleanLine = (text: string, most: number): string =>
  cleanText(text).replace(/\s+/g, " ").trim().slice(0, most).toWellFormed();

/** Returns the name of a file without its path. */
export const cleanName = (name: string): string => cleanLine(name, 120).replace(/[\\/:*?"<>|]/g, "_");

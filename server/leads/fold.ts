const arabic: [RegExp, string][] = [
  [/[\u064b-\u065f\u0670\u0640]/g, ""],
  [/[أإآٱ]/g, "ا"],
  [/ى/g, "ي"],
  [/ة/g, "ه"],
  [/ؤ/g, "و"],
  [/ئ/g, "ي"],
];

/** One spelling for what people write in several, so that a search finds it: case, digits, hamza, tashkeel. */
export function fold(text: string): string {
  const plain = text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replace(/[\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) - 0x6f0));
  return arabic
    .reduce((folded, [letters, one]) => folded.replace(letters, one), plain)
    .replace(/\s+/g, " ")
    .trim();
}

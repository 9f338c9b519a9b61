/** Writes a cell. A text that a spreadsheet would read as a formula gets an apostrophe in front. */
const quoted = (text: string) => {
  const safe = /^[=+@\t\r]|^-(?![\d.]+$)/.test(text) ? `'${text}` : text;
  return /[",;\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/** Writes rows as CSV for a spreadsheet. The byte order mark tells the spreadsheet that the text is UTF-8. */
export const csvText = (rows: readonly (readonly string[])[]): string =>
  `\ufeff${rows.map((row) => row.map(quoted).join(",")).join("\r\n")}\r\n`;

export const downloadText = (text: string, type: string, name: string) =>
  download(new Blob([text], { type: `${type};charset=utf-8` }), name);

export function download(file: Blob, name: string) {
  const url = URL.createObjectURL(file);
  const link = Object.assign(document.createElement("a"), { href: url, download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

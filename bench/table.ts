const lines: string[] = [];

/** Prints a line, and stores it for the option --write. */
export function say(text = "") {
  lines.push(text);
  process.stdout.write(`${text}\n`);
}

export const everythingSaid = () => lines.join("\n");

/** Shows the progress on the terminal. It is not part of the report. */
export const progress = (text: string) => process.stderr.isTTY && process.stderr.write(`\r\x1b[K${text}`);

type Cell = string | number | undefined;

export function table(head: string[], rows: Cell[][]) {
  const texts = [head, ...rows.map((row) => row.map(asText))];
  const widths = head.map((_, column) => Math.max(...texts.map((row) => row[column]?.length ?? 0)));
  const print = (row: string[]) =>
    say(
      row
        .map((text, column) => (column === 0 ? text.padEnd(widths[0] ?? 0) : text.padStart(widths[column] ?? 0)))
        .join("  ")
        .trimEnd(),
    );
  print(head);
  say(widths.map((width) => "-".repeat(width)).join("  "));
  for (const row of texts.slice(1)) print(row);
}

const asText = (cell: Cell) => (cell === undefined ? "–" : typeof cell === "number" ? cell.toLocaleString("en") : cell);

export function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 ? (sorted[middle] ?? 0) : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2;
}

export const ratio = (ours: number, theirs: number) =>
  theirs === 0 ? (ours === 0 ? "1.00 ×" : "∞") : `${(ours / theirs).toFixed(2)} ×`;

/** One row of the table in docs/bench.md: the worst value that a run has measured for a budget. */
export type Figure = { part: string; what: string; value: string; where: string; budget: string; missed: boolean };

const start = "<!-- figures: `npm run bench` writes the rows of the parts that it has measured -->\n";
const end = "<!-- end of figures -->";
const head = "| part | what | newest figure | budget | day |\n|---|---|---|---|---|\n";

/**
 * Returns the page docs/bench.md with new figures in its table. All rows of a measured part are replaced where they were. Rows of other
 * parts stay. A new part is added at the end.
 */
export function withFigures(page: string, figures: Figure[], day: string): string {
  const from = page.indexOf(start) + start.length;
  const to = page.indexOf(end, from);
  if (!page.includes(start) || to < 0) throw new Error("docs/bench.md has lost the marks around its table of figures.");
  const kept = page
    .slice(from, to)
    .split("\n")
    .filter((line) => line.startsWith("| "))
    .slice(1);
  const order = new Set([...kept.map(partOf), ...figures.map(({ part }) => part)]);
  const rows = [...order].flatMap((part) => {
    const measured = figures.filter((figure) => figure.part === part);
    return measured.length > 0
      ? measured.map((figure) => rowOf(figure, day))
      : kept.filter((row) => partOf(row) === part);
  });
  return page.slice(0, from) + head + rows.map((row) => `${row}\n`).join("") + page.slice(to);
}

const partOf = (row: string) => row.split("|")[1]?.trim() ?? "";

function rowOf({ part, what, value, where, budget, missed }: Figure, day: string): string {
  const cells = [
    part,
    what,
    where === "" ? value : `${value} (${where})`,
    missed ? `${budget}, **missed**` : budget || "–",
    day,
  ];
  return `| ${cells.map((cell) => cell.replaceAll("|", "/")).join(" | ")} |`;
}

import { type Element, isLeftOut, isTag, type Node } from "./html.ts";
import { type Base, line } from "./inline.ts";

type Row = { cells: Element[]; isHead: boolean };

/** Returns a table as Markdown. Several rows of headings become one, and a cell over several columns or rows is repeated. */
export function tableOf(table: Element, base: Base): string {
  const rows = rowsIn(table.children, false);
  const grid = gridOf(rows, base);
  const width = Math.max(0, ...grid.map((cells) => cells.length));
  const head = grid.filter((_, at) => rows[at]?.isHead);
  const body = grid.filter((_, at) => !rows[at]?.isHead);
  const columns = Array.from({ length: width }, (_, at) =>
    [...new Set(head.map((cells) => cells[at] ?? "").filter(Boolean))].join(": "),
  );
  const lines = [columns, columns.map(() => "---"), ...body.map((cells) => columns.map((_, at) => cells[at] ?? ""))];
  return lines.map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}

const rowsIn = (nodes: Node[], isHead: boolean): Row[] =>
  nodes.flatMap((node) => {
    if (!isTag(node) || isLeftOut(node)) return [];
    if (node.name === "tr") return [{ cells: node.children.filter(isCell), isHead }];
    return ["thead", "tbody", "tfoot"].includes(node.name) ? rowsIn(node.children, node.name === "thead") : [];
  });

const isCell = (node: Node): node is Element => isTag(node) && ["td", "th"].includes(node.name) && !isLeftOut(node);

function gridOf(rows: Row[], base: Base): string[][] {
  const grid: string[][] = rows.map(() => []);
  for (const [at, { cells }] of rows.entries()) {
    for (const cell of cells) {
      const text = line(cell.children, base);
      const first = firstFree(grid[at] ?? []);
      for (let down = 0; down < spanOf(cell, "rowspan"); down += 1)
        for (let across = 0; across < spanOf(cell, "colspan"); across += 1) {
          const row = grid[at + down];
          if (row) row[first + across] = text;
        }
    }
  }
  return grid;
}

/** Returns the first column that no cell of an earlier row reaches into. */
function firstFree(row: string[]): number {
  const free = row.findIndex((_, at) => !(at in row));
  return free < 0 ? row.length : free;
}

const spanOf = ({ attribs }: Element, name: "rowspan" | "colspan") => Number(attribs[name] ?? 1);

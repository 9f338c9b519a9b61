import { type Fields, type ListField, nameIn } from "./fields.ts";
import { readNumber } from "./read-number.ts";

/**
 * The names of the actions that add or remove a row: `rooms.add=1`, `rooms.remove=2`. In a list with links the value of `add` says which row the
 * new row continues.
 */
export const addition = (name: string) => `${name}.add`;
export const removal = (name: string) => `${name}.remove`;

/** Applies the row actions in a query: two rooms and `rooms.add=1` become `rooms=3`. */
export function settleRows(fields: Fields, query: URLSearchParams): URLSearchParams {
  const settled = new URLSearchParams(query);
  for (const [name, field] of Object.entries(fields)) {
    if (field.kind !== "list") continue;
    const rows = Number(settled.get(name) ?? field.usual);
    const row = Number(settled.get(removal(name)));
    const added = settled.get(addition(name));
    if (added !== null && rows >= 1 && rows < field.max) {
      settled.set(name, String(rows + 1));
      if (field.linked) settled.set(nameIn(name, rows + 1, field.linked), Number(added) === rows ? "" : added);
    }
    settled.delete(addition(name));
    settled.delete(removal(name));
    if (row >= 1 && rows > 1 && rows <= field.max && row <= rows) {
      if (field.linked) relink(settled, (at) => nameIn(name, at, field.linked ?? ""), row, rows);
      closeUp(settled, name, field, row, rows);
    }
  }
  return settled;
}

/**
 * Updates the links of a list before a row is removed. The rows that continue the removed row then continue its predecessor, or row 2 if row 1
 * is removed. All links get the new row numbers.
 */
function relink(query: URLSearchParams, nameOf: (row: number) => string, gone: number, rows: number) {
  const linkOf = (row: number) => readNumber(query.get(nameOf(row)) || String(row - 1));
  const inherited = gone === 1 ? 2 : linkOf(gone);
  for (let row = gone + 1; row <= rows; row += 1) {
    const link = linkOf(row) === gone ? inherited : linkOf(row);
    const renumbered = link > gone ? link - 1 : link;
    const isUsual = row === 2 || renumbered === row - 2;
    if (Number.isInteger(link)) query.set(nameOf(row), isUsual ? "" : String(renumbered));
  }
}

/** Moves the values of each later row to the row before it. */
function closeUp(query: URLSearchParams, name: string, { of }: ListField, from: number, rows: number) {
  for (let row = from; row <= rows; row += 1) {
    for (const inner of Object.keys(of)) {
      const next = row < rows ? query.get(nameIn(name, row + 1, inner)) : null;
      if (next === null) query.delete(nameIn(name, row, inner));
      else query.set(nameIn(name, row, inner), next);
    }
  }
  query.set(name, String(rows - 1));
}

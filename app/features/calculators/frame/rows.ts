import { type Fields, type ListField, nameIn } from "./fields.ts";

/** The actions of the buttons that add or remove a row: `rooms.add=1`, `rooms.remove=2`. */
export const addition = (name: string) => `${name}.add`;
export const removal = (name: string) => `${name}.remove`;

/** Applies such actions to a query: `rooms=3` if there were two and one is added. */
export function settleRows(fields: Fields, query: URLSearchParams): URLSearchParams {
  const settled = new URLSearchParams(query);
  for (const [name, field] of Object.entries(fields)) {
    if (field.kind !== "list") continue;
    const rows = Number(settled.get(name) ?? field.usual);
    const row = Number(settled.get(removal(name)));
    if (settled.has(addition(name)) && rows >= 1 && rows < field.max) settled.set(name, String(rows + 1));
    settled.delete(addition(name));
    settled.delete(removal(name));
    if (row >= 1 && rows > 1 && rows <= field.max && row <= rows) closeUp(settled, name, field, row, rows);
  }
  return settled;
}

/** Moves each later row up by one. */
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

import { type Fields, type ListField, nameIn } from "./fields.ts";

/** What a button sends to have a row taken away: `rooms.remove=2`. */
export const removal = (name: string) => `${name}.remove`;

/** The last number of rows counts: that of a button which adds one stands behind that of the form. */
export function settleRows(fields: Fields, query: URLSearchParams): URLSearchParams {
  const settled = new URLSearchParams(query);
  for (const [name, field] of Object.entries(fields)) {
    if (field.kind !== "list") continue;
    const count = settled.getAll(name).at(-1);
    if (count !== undefined) settled.set(name, count);
    const row = Number(settled.get(removal(name)));
    settled.delete(removal(name));
    const rows = Number(count ?? field.usual);
    if (row >= 1 && rows > 1 && rows <= field.max && row <= rows) closeUp(settled, name, field, row, rows);
  }
  return settled;
}

/** Each row behind the one that goes moves up by one. */
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

/**
 * Reads the cells of a table as a spreadsheet copies or saves it: tabs, semicolons or commas between cells, and quotes around cells that contain such
 * a character.
 */
export function readTable(text: string): string[][] {
  const source = text.replace(/^\ufeff/, "").replace(/\r\n?/g, "\n");
  const rows: string[][] = [];
  const between = separatorIn(source);
  const cell = new RegExp(`"((?:[^"]|"")*)"[^${between}\\n]*|([^${between}\\n]*)`, "y");
  let row: string[] = [];
  for (let at = 0; at <= source.length; ) {
    cell.lastIndex = at;
    const [whole = "", quoted, bare = ""] = cell.exec(source) ?? [];
    row.push((quoted?.replaceAll('""', '"') ?? bare).replace(/\s+/g, " ").trim());
    at += whole.length;
    if (source[at] !== between) {
      rows.push(row);
      row = [];
    }
    at += 1;
  }
  while (rows.length > 0 && rows.at(-1)?.every((one) => one === "")) rows.pop();
  return rows;
}

/** A tab anywhere means a spreadsheet's clipboard. A comma is also a decimal sign, so a semicolon is preferred. */
function separatorIn(text: string): string {
  const head = text.slice(0, 20_000);
  if (head.includes("\t")) return "\t";
  const count = (sign: string) => head.split(sign).length;
  return count(";") > count("\n") / 2 && count(";") > 1 ? ";" : ",";
}

/**
 * Reads the cells of a table that was copied or saved from a spreadsheet. Tabs, semicolons or commas separate the cells. A cell that contains
 * such a sign is in quotation marks.
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

/**
 * Finds the sign between cells. A tab anywhere means text from a spreadsheet's clipboard. A semicolon is preferred to a comma, because a comma
 * may also be a decimal sign.
 */
function separatorIn(text: string): string {
  const head = text.slice(0, 20_000);
  if (head.includes("\t")) return "\t";
  const count = (sign: string) => head.split(sign).length;
  return count(";") > count("\n") / 2 && count(";") > 1 ? ";" : ",";
}

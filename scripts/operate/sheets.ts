import { cityIds } from "@site/engine/data/stations.ts";
import { sheetNames } from "@site/engine/sheets/names.ts";
import { type Language, languageCodes } from "@site/ground/language/languages.ts";
import { isOneOf } from "@site/typed";
import { shownSheet } from "#site/content/sheets.server.ts";
import type { ShownTable } from "#site/content/shown-sheet.ts";

/** Prints local sheets (the data tables about a place) as text, in the order of the pages. A star marks figures that pages show in bold. */
const [place = "", choice = "", language = "en"] = process.argv.slice(2);
const places = place.split(",").filter((id) => isOneOf(cityIds, id));
const names = choice === "all" ? sheetNames : sheetNames.filter((name) => name === choice);
if (places.join(",") !== place || names.length === 0 || !isOneOf(languageCodes, language)) {
  console.error(`npm run sheets -- <place>[,<place>…] <sheet>|all [${languageCodes.join("|")}]
places: ${cityIds.join(" ")}
sheets: ${sheetNames.join(" ")}`);
  process.exit(1);
}

function print({ caption, groups, columns, rows }: ShownTable) {
  const sides = groups.flatMap(({ label, span }) => Array.from({ length: span }, () => label));
  const lines = [
    ...(sides.length > 0 ? [["", ...sides]] : []),
    ["", ...columns.map(({ label }) => label)],
    ...rows.map(({ label, cells }) => [label, ...cells.map(({ text, strong }) => text + (strong ? "*" : ""))]),
  ];
  const widths = ["", ...columns].map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  console.log(`\n${caption}`);
  for (const line of lines) console.log(line.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join("  "));
}

function printAll(of: Language) {
  for (const name of names) {
    const { tables, notes } = shownSheet(name, places, of);
    console.log(`\n== ${name}`);
    for (const table of tables) print(table);
    console.log(`\n${notes.join(" ")}`);
  }
}
printAll(language);

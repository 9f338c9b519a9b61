import type { CityId } from "@site/engine/data/stations.ts";
import { utilityOf } from "@site/engine/data/tariffs.ts";
import type { SheetName } from "@site/engine/sheets/names.ts";
import { sheetTables } from "@site/engine/sheets/sheets.ts";
import type { Column, Figure, Table } from "@site/engine/sheets/tables.ts";
import type { Task } from "@site/engine/sheets/year.ts";
import type { Language } from "@site/ground/language/languages.ts";
import { href } from "@site/ground/site-map/links.ts";
import type { PageId } from "@site/ground/site-map/pages.ts";
import { isOneOf, valueNamed } from "@site/typed";
import { calculatorWords, readHead, sheetWords } from "./content.server.ts";
import { exists } from "./inventory.server.ts";
import type { ShownOf } from "./schemas/sections.ts";
import type { SheetWords } from "./schemas/sheet-words.ts";
import { cellOf, noValue } from "./sheet-text.ts";
import type { ShownSheet, ShownTable } from "./shown-sheet.ts";
import type { Trade } from "./trades.server.ts";

/** The calculator that answers the question of a sheet and asks for the place. All other sheets link to the climate page, which shows every sheet. */
const calculators: Partial<Record<SheetName, PageId>> = {
  rooms: "/calculators/hvac-cooling-load",
  bill: "/calculators/ac-running-cost",
  "fresh-air": "/calculators/fresh-air",
  solar: "/calculators/solar-savings",
};

/** The tasks of the month sheet that are work of a trade, by its group or its name. Other trades look after the whole building. */
const tasksOfTrade: Record<string, readonly Task[]> = {
  cooling: ["cooling-service", "drains", "open-up"],
  "swimming-pool-maintenance-services": ["heat-pool", "chill-pool"],
  "home-renovation-services": ["paint", "dry-slowly", "tank"],
  handyman: ["tank", "drains", "paint", "dry-slowly", "open-up"],
};

/** Leaves out of a month what another trade looks after, and then the months in which nothing is left. */
function ofTrade(table: Table, trade: Trade | undefined): Table {
  const own = trade && (tasksOfTrade[trade.slug] ?? tasksOfTrade[trade.group]);
  if (table.id !== "year" || !own) return table;
  const columns = table.columns.map((column) => ({
    ...column,
    figures: column.figures.map((figure) =>
      Array.isArray(figure) ? figure.filter((task) => isOneOf(own, task)) : undefined,
    ),
  }));
  const kept = table.rows.map((_, index) => columns.some(({ figures }) => (figures[index] ?? []).length > 0));
  return {
    ...table,
    rows: table.rows.filter((_, index) => kept[index]),
    columns: columns.map((column) => ({ ...column, figures: column.figures.filter((_, index) => kept[index]) })),
  };
}

export function shownSheet(name: SheetName, places: readonly CityId[], language: Language, trade?: Trade): ShownSheet {
  const words = sheetWords(language);
  const { method, marked, link } = words.sheets[name];
  const found = sheetTables(name, places).map((table) => ofTrade(table, trade));
  const tables = found.map((table) => shownTable(name, table, places.length === 1, language));
  const isMarked = tables.some(({ rows }) => rows.some(({ cells }) => cells.some(({ strong }) => strong)));
  const own = [calculators[name]].find((id) => id && exists(id, language));
  const address = `${href(own ?? "/calculators/climate", language)}?place=${places[0]}`;
  return {
    tables,
    notes: [...(marked && isMarked ? [marked] : []), method, ...sourcesOf(found, places, words)],
    link: { href: own ? address : `${address}#${name}`, text: link },
  };
}

function sourcesOf(tables: readonly Table[], places: readonly CityId[], words: SheetWords): string[] {
  const sources = tables.flatMap(({ basis }) =>
    basis === "utility" ? places.map((city) => words.tariffs[utilityOf[city]]) : [words.sources[basis]],
  );
  return [...new Set(sources)];
}

/**
 * Four example sheets for the page /design: a table by months, a wide table, a table with named rows, and a comparison of
 * places. The climate page shows all sheets.
 */
export const sheetSections = (language: Language): ShownOf<"sheet">[] =>
  (
    [
      ["wood", ["sharjah"]],
      ["paint-window", ["dubai"]],
      ["cable", ["fujairah"]],
      ["tank", ["dubai", "al-ain", "fujairah"]],
    ] as const
  ).map(([name, places]) => ({
    ...{ kind: "sheet", heading: name, name, body: name },
    sheet: shownSheet(name, places, language),
  }));

const yearLong = 12;

function shownTable(name: SheetName, table: Table, alone: boolean, language: Language): ShownTable {
  const words = sheetWords(language);
  const part = valueNamed(words.sheets[name].parts, table.id);
  const { months } = calculatorWords(language);
  const { columns, quantities, drawn: course = table.compared } = table;
  const drawn = columns.filter(({ quantity, figures }) => quantity === course && lineOf(figures).length === yearLong);
  const rows = table.rows.map((row, index) => ({
    label: months[Number(row)] ?? valueNamed(part.rows, row),
    cells: columns.map(({ figures, quantity }) =>
      cellOf(figures[index], valueNamed(quantities, quantity), (id) => valueNamed(part.rows, id), language),
    ),
  }));
  return {
    caption: alone ? captionOf(part.caption, table, language) : (part.compared ?? part.caption),
    groups: alone ? groupsOf(columns, words) : [],
    columns: columns.map((column) => ({
      label: alone ? valueNamed(part.columns, column.quantity) : placesOf(column, language),
      line: drawn.includes(column) ? drawn.indexOf(column) : undefined,
    })),
    rows: rows.filter(({ cells }) => rows.length >= yearLong || cells.some(({ text }) => text !== noValue)),
    lines: drawn.map(({ figures }) => lineOf(figures)),
  };
}

const heightOf = (figure: Figure): number[] => {
  if (typeof figure === "number") return [figure];
  return figure && "from" in figure ? [(figure.from + figure.to) / 2] : [];
};
const lineOf = (figures: readonly Figure[]) =>
  figures.length < yearLong ? [] : figures.slice(0, yearLong).flatMap(heightOf);

/** Returns headings for the shore and for inland, above their columns. A sheet with one side needs no headings. */
function groupsOf(columns: readonly Column[], { sides }: SheetWords): ShownTable["groups"] {
  const found = [...new Set(columns.map(({ side }) => side))];
  return found.length < 2
    ? []
    : found.map((side) => ({
        label: side ? sides[side] : "",
        span: columns.filter((column) => column.side === side).length,
      }));
}

const fill = (text: string, blanks: Record<string, string>) =>
  text.replace(/\{(\w+)\}/g, (blank, name: string) => blanks[name] ?? blank);

/** Lists in British English have no comma before "and". */
const listOf = { en: new Intl.ListFormat("en-GB"), ar: new Intl.ListFormat("ar") };

function placesOf({ cities, side, borrowed }: Column, language: Language): string {
  const words = sheetWords(language);
  const place = listOf[language].format(cities.map((city) => readHead(`/${city}`, language)?.name ?? city));
  if (borrowed) return fill(words.nearest, { place });
  return side === "hills" ? fill(words.inHills, { place }) : place;
}

const captionOf = (caption: string, { columns: [first] }: Table, language: Language): string =>
  first ? fill(sheetWords(language).of, { place: placesOf(first, language), caption }) : caption;

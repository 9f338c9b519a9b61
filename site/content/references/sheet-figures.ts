import { type CityId, cityIds } from "@site/engine/data/stations.ts";
import { utilityOf } from "@site/engine/data/tariffs.ts";
import { memoize } from "@site/engine/memoize.ts";
import { billOf, type HomeId, homes } from "@site/engine/sheets/bill.ts";
import { type SheetName, sheetNames } from "@site/engine/sheets/names.ts";
import { sheetTables } from "@site/engine/sheets/sheets.ts";
import { type Side, sides } from "@site/engine/sheets/site.ts";
import type { Figure, Quantity, Table } from "@site/engine/sheets/tables.ts";
import { isOneOf, keysOf, nth, valueNamed } from "@site/typed";

/** The months as a reference writes them. A sheet numbers its rows from January. */
export const monthNames = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"] as const;

/** The units may draw these shares of their usual current. No sheet shows what a bill then changes by. */
const shares = { "less-fifth": 0.8, "less-tenth": 0.9, "more-tenth": 1.1, "more-fifth": 1.2 } as const;

/** A figure of a sheet with the words that name it in a reference: `bill ajman villa year`. */
export type SheetFigure = { name: string; figure: Figure; quantity: Quantity; table: Table };

const rowName = (row: string) => monthNames[Number(row)] ?? row;

const isNumber = (figure: Figure) => typeof figure === "number" || (figure !== undefined && "from" in figure);

function figuresOf(sheet: SheetName, city: CityId): SheetFigure[] {
  const tables = sheetTables(sheet, [city]);
  return tables.flatMap((table) => {
    const main = table.columns[0]?.side;
    return table.columns.flatMap(({ quantity, side, figures }) =>
      figures.flatMap((figure, index) => {
        const row = table.rows[index];
        if (row === undefined || !isNumber(figure)) return [];
        const where = side && side !== main ? ` ${side}` : "";
        const name = `${sheet} ${city} ${quantity} ${rowName(row)}${where}`;
        return [{ name, figure, quantity: valueNamed(table.quantities, quantity), table }];
      }),
    );
  });
}

/** Returns the differences of a bill by the current that the units draw, for August and for the year. */
function differences(city: CityId): SheetFigure[] {
  const [table] = sheetTables("bill", [city]);
  if (!table) return [];
  return keysOf(homes).flatMap((home) =>
    keysOf(shares).flatMap((share) =>
      (["aug", "year"] as const).map((row) => ({
        name: `bill ${city} ${home} ${row} ${share}`,
        figure: difference(city, home, shares[share], row),
        quantity: valueNamed(table.quantities, home),
        table,
      })),
    ),
  );
}

const august = 7;
function difference(city: CityId, home: HomeId, share: number, row: "aug" | "year"): Figure {
  const [usual, other] = [billOf(utilityOf[city], home), billOf(utilityOf[city], home, share)];
  if (!usual || !other) return undefined;
  const cost = (bill: typeof usual) => (row === "year" ? bill.year.cost : nth(bill.months, august).cost);
  return Math.round(Math.abs(cost(other) - cost(usual)) / 10) * 10;
}

const figures = memoize(({ sheet, city }: { sheet: SheetName; city: CityId }): SheetFigure[] => [
  ...figuresOf(sheet, city),
  ...(sheet === "bill" ? differences(city) : []),
]);

/** Returns every figure of a sheet that a reference can name. The side where most of the city stands needs no name. */
export const sheetFigures = (sheet: SheetName, city: CityId): SheetFigure[] => figures({ sheet, city });

type Found = SheetFigure | { wrong: string };

/** Finds the figure that a reference names by sheet, place, column, row, and by a side or a share where there are several. */
export function sheetFigure([sheet = "", city = "", column, row, ...rest]: string[]): Found {
  if (!isOneOf(sheetNames, sheet)) return { wrong: `there is no sheet "${sheet}"; there are ${sheetNames.join(", ")}` };
  if (!isOneOf(cityIds, city)) return { wrong: `there is no place "${city}"; there are ${cityIds.join(", ")}` };
  const all = sheetFigures(sheet, city);
  const name = [sheet, city, column, row, ...rest].join(" ");
  // The main side may be named too, so that a text about both sides can say which one it means.
  const plain = [sheet, city, column, row].join(" ");
  const main = rest.length === 1 && isOneOf(sides, rest[0]) && mainSide(sheet, city) === rest[0] ? plain : name;
  const found = all.find((figure) => figure.name === main);
  if (found) return found;
  const near = all.filter((figure) => figure.name.startsWith(`${sheet} ${city} ${column} `));
  const known = (near.length > 0 ? near : all).map((figure) =>
    figure.name
      .split(" ")
      .slice(near.length > 0 ? 3 : 2)
      .join(" "),
  );
  return { wrong: `the sheet has no such figure; it has ${[...new Set(known)].slice(0, 40).join(", ")}` };
}

const mainSide = (sheet: SheetName, city: CityId): Side | undefined => sheetTables(sheet, [city])[0]?.columns[0]?.side;

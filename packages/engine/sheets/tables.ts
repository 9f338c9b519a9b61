import { keysOf, nth, valueNamed } from "@site/typed";
import type { Air } from "../data/monthly-climate.ts";
import type { CityId } from "../data/stations.ts";
import { months } from "./months.ts";
import { type Side, type Site, sameClimate, siteOf } from "./site.ts";

export interface Span {
  from: number;
  to: number;
}

/** A figure in a table: a number, a range, or a list of ids. Undefined if there is no figure. */
export type Figure = number | Span | readonly string[] | undefined;

export interface Quantity {
  /** Numbers are rounded to this step. A local sheet prints no more digits than its method justifies. */
  step: number;
  /** True if a number above zero is printed with a plus. */
  signed?: true;
  /** True if the number is a time of day in minutes after midnight. */
  clock?: true;
  /** Tells whether a number is printed in bold. The text of the local sheet gives the reason. */
  mark?: (value: number) => boolean;
}

/**
 * The data behind a figure. `air` is the air of a side; `sun` is the same for shore and inland; `station` is the design day of the station;
 * `position` is the position of the sun in the sky; `utility` is the utility.
 */
export type Basis = "air" | "sun" | "station" | "position" | "utility";

/** A table of a local sheet. */
export interface Part {
  id: string;
  basis: Basis;
  rows: readonly string[];
  quantities: Readonly<Record<string, Quantity>>;
  /** The quantity by which places are compared. If it is undefined, the table is left out of a comparison. */
  compared?: string;
  /** The quantity that is drawn over the year, if it is not the quantity in `compared`. */
  drawn?: string;
  figures(site: Site, air: Air): Readonly<Record<string, readonly Figure[]>>;
}

export const monthRows = months.map(String);
export const ofMonths = <F>(figure: (month: number) => F): F[] => months.map(figure);

export interface Column {
  quantity: string;
  /** All cities that share these figures. */
  cities: CityId[];
  side?: Side;
  /** True if the figures come from the nearest station, because the city has no station. */
  borrowed: boolean;
  figures: readonly Figure[];
}

export interface Table extends Omit<Part, "figures"> {
  columns: Column[];
}

const rounded = (value: number, step: number) => Math.round(value / step) * step + 0;
function roundFigure(figure: Figure, { step }: Quantity): Figure {
  if (typeof figure === "number") return rounded(figure, step);
  return figure && "from" in figure ? { from: rounded(figure.from, step), to: rounded(figure.to, step) } : figure;
}

function columnsOn(part: Part, site: Site, [side, air]: readonly [Side, Air], shown: readonly string[]): Column[] {
  const { basis, quantities } = part;
  const figures = part.figures(site, air);
  const cities = basis === "utility" ? [site.city] : sameClimate(site.city);
  return shown.map((quantity) => ({
    quantity,
    side: basis === "air" ? side : undefined,
    borrowed: basis === "station" && !site.ownStation,
    cities,
    figures: (figures[quantity] ?? []).map((figure) => roundFigure(figure, valueNamed(quantities, quantity))),
  }));
}

/**
 * Merges columns with the same figures. Columns of mountains stay separate, because no city is there. Columns with the figures of another city's
 * station stay separate too.
 */
function merged(columns: readonly Column[]): Column[] {
  const byFigures = new Map<string, Column>();
  for (const column of columns) {
    const key = JSON.stringify([column.quantity, column.side === "hills", column.borrowed, column.figures]);
    const known = byFigures.get(key);
    byFigures.set(key, known ? { ...known, cities: [...new Set([...known.cities, ...column.cities])] } : column);
  }
  return [...byFigures.values()];
}

function aloneColumns(part: Part, site: Site): Column[] {
  const shown = keysOf(part.quantities);
  const sides = part.basis === "air" ? site.sides : site.sides.slice(0, 1);
  return sides.flatMap((side) => columnsOn(part, site, side, shown));
}

const comparedColumns = (part: Part, sites: readonly Site[], compared: string): Column[] =>
  merged(sites.flatMap((site) => columnsOn(part, site, nth(site.sides, 0), [compared])));

function tableOf({ figures, ...part }: Part, sites: readonly Site[]): Table | undefined {
  const [alone, another] = sites;
  const whole = { ...part, figures };
  if (alone && !another) return { ...part, columns: aloneColumns(whole, alone) };
  return part.compared ? { ...part, columns: comparedColumns(whole, sites, part.compared) } : undefined;
}

/** Returns the tables of a local sheet: for one city with all its sides, or for several cities with the main side of each. */
export const tablesOf = (parts: readonly Part[], cities: readonly CityId[]): Table[] =>
  parts.flatMap((part) => tableOf(part, cities.map(siteOf)) ?? []);

import { keysOf, nth, valueNamed } from "@site/typed";
import type { Air } from "../data/monthly-climate.ts";
import type { CityId } from "../data/stations.ts";
import { months } from "./months.ts";
import { type Side, type Site, sameClimate, siteOf } from "./site.ts";

export interface Span {
  from: number;
  to: number;
}

/** A number, a range, or ids; undefined if there is no figure. */
export type Figure = number | Span | readonly string[] | undefined;

export interface Quantity {
  /** The step to which a number is rounded: no sheet prints more than its method knows. */
  step: number;
  /** A number above zero is printed with a plus. */
  signed?: true;
  /** Minutes after midnight. */
  clock?: true;
  /** Numbers that are printed in bold, for the reason that the sheet's words give. */
  mark?: (value: number) => boolean;
}

/**
 * The basis of a figure: the air of a side; the sun, which is the same for shore and inland; the design day of the station; the position of the sun
 * in the sky; the utility.
 */
export type Basis = "air" | "sun" | "station" | "position" | "utility";

/** One table of a sheet. */
export interface Part {
  id: string;
  basis: Basis;
  rows: readonly string[];
  quantities: Readonly<Record<string, Quantity>>;
  /** The quantity by which places are compared. A part without it is left out of a comparison. */
  compared?: string;
  /** The quantity whose course over the year is drawn, if it is not the compared one. */
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
  /** True if the figures are those of the nearest station, because the city has none. */
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

/** Merges columns with the same figures. Mountains stay separate, because no city is there, and so do figures of another place's station. */
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

/** The tables of a sheet: of one city with all its sides, or of several cities, each by its main side. */
export const tablesOf = (parts: readonly Part[], cities: readonly CityId[]): Table[] =>
  parts.flatMap((part) => tableOf(part, cities.map(siteOf)) ?? []);

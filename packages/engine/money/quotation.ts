/** The kinds of lines in a quotation. The first three have an amount; the others are only text. */
export const lineKinds = ["item", "option", "allowance", "heading", "excluded", "note"] as const;
export type LineKind = (typeof lineKinds)[number];

/** The kinds of VAT in the UAE: 5%, zero-rated, and outside the scope of VAT. */
export const vatKinds = ["S5", "Z", "out"] as const;
export type VatKind = (typeof vatKinds)[number];

/** Net prices are without VAT, gross prices are with it. */
export type PriceBasis = "net" | "gross";

export interface PricedLine {
  kind: LineKind;
  /** The quantity in thousandths of the unit. */
  qtyMilli: number;
  /** The price of a unit in fils (a hundredth of a dirham). */
  unitFils: number;
  discountFils: number;
  vat: VatKind;
  /** Exactly one of the options with the same group is chosen. An option without a group can be added or left out. */
  optionGroup: string;
}

export interface Amount {
  net: number;
  vat: number;
  gross: number;
}

export const hasAmount = (kind: LineKind): boolean => kind === "item" || kind === "option" || kind === "allowance";

/**
 * Returns the quotient, rounded to the nearest integer, halves upwards. It uses integers, so there is no floating-point error. It is only for
 * numbers that are not negative.
 */
function halfUp(dividend: bigint, divisor: bigint): number {
  return Number((2n * dividend + divisor) / (2n * divisor));
}

/** Returns the price of a line before its discount. It includes VAT if the price of a unit includes VAT. */
export const priceOf = ({ qtyMilli, unitFils }: Pick<PricedLine, "qtyMilli" | "unitFils">): number =>
  halfUp(BigInt(qtyMilli) * BigInt(unitFils), 1000n);

/** Computes the amount of a line. VAT is rounded to the nearest fils for each line, and is never computed again from a sum. */
export function amountOf(line: PricedLine, basis: PriceBasis): Amount {
  if (!hasAmount(line.kind)) return { net: 0, vat: 0, gross: 0 };
  const price = priceOf(line) - line.discountFils;
  if (line.vat !== "S5") return { net: price, vat: 0, gross: price };
  if (basis === "net") {
    const vat = halfUp(BigInt(price) * 5n, 100n);
    return { net: price, vat, gross: price + vat };
  }
  const net = halfUp(BigInt(price) * 100n, 105n);
  return { net, vat: price - net, gross: price };
}

/**
 * Turns a line whose price includes VAT into a line without VAT that costs the same. The price of a unit is then seldom a whole number of fils,
 * and for a thousand units the rounding adds up to dirhams. So the price of a unit is rounded up if necessary, and a discount corrects the
 * amount of the whole line. A difference of one fils may remain, because some sums with VAT cannot be split into whole fils of price and VAT.
 */
export function withoutVat<Line extends PricedLine>(line: Line): Line {
  const { net } = amountOf(line, "gross");
  const near = amountOf({ ...line, qtyMilli: 1000, discountFils: 0 }, "gross").net;
  const unitFils = priceOf({ ...line, unitFils: near }) < net ? near + 1 : near;
  return { ...line, unitFils, discountFils: Math.max(0, priceOf({ ...line, unitFils }) - net) };
}

/** Tells whether `withoutVat` created the discount of a line that had none. This discount is right only for this quantity and price. */
export function isRounding(line: PricedLine): boolean {
  if (line.discountFils === 0) return false;
  const near = Math.round(line.unitFils * 1.05);
  return [near - 2, near - 1, near, near + 1].some((withVat) => {
    const { unitFils, discountFils } = withoutVat({ ...line, vat: "S5", unitFils: withVat, discountFils: 0 });
    return unitFils === line.unitFils && discountFils === line.discountFils;
  });
}

/** Returns the sum of all lines except the options that are not chosen. `chosen` contains the positions of the chosen lines. */
export function totalOf(lines: readonly PricedLine[], basis: PriceBasis, chosen: readonly number[]): Amount {
  const sum = { net: 0, vat: 0, gross: 0 };
  for (const [position, line] of lines.entries()) {
    if (line.kind === "option" && !chosen.includes(position)) continue;
    const { net, vat, gross } = amountOf(line, basis);
    sum.net += net;
    sum.vat += vat;
    sum.gross += gross;
  }
  return sum;
}

/** Returns the first option of each group, so that a sum can be shown before anybody chooses. */
export function firstChoice(lines: readonly PricedLine[]): number[] {
  const groups = new Set<string>();
  return [...lines.entries()].flatMap(([position, { kind, optionGroup }]) => {
    if (kind !== "option" || optionGroup === "" || groups.has(optionGroup)) return [];
    groups.add(optionGroup);
    return [position];
  });
}

/** Tells whether `chosen` is a valid choice: every position is an option, no position is repeated, and each group has exactly one option. */
export function isChoice(lines: readonly PricedLine[], chosen: readonly number[]): boolean {
  if (new Set(chosen).size !== chosen.length) return false;
  const options = chosen.map((position) => lines[position]);
  if (options.some((line) => line?.kind !== "option")) return false;
  const groups = options.flatMap((line) => line?.optionGroup || []);
  const optionGroups = new Set(lines.flatMap(({ kind, optionGroup }) => (kind === "option" && optionGroup) || []));
  return groups.length === new Set(groups).size && groups.length === optionGroups.size;
}

/** The kinds of lines of a quotation. The first three have an amount; the others only say something. */
export const lineKinds = ["item", "option", "allowance", "heading", "excluded", "note"] as const;
export type LineKind = (typeof lineKinds)[number];

/** The rates of VAT in the UAE: 5 %, zero-rated, and outside of its scope. */
export const vatKinds = ["S5", "Z", "out"] as const;
export type VatKind = (typeof vatKinds)[number];

/** Net prices are without VAT, gross prices are with it. */
export type PriceBasis = "net" | "gross";

export interface PricedLine {
  kind: LineKind;
  /** Thousandths of the unit. */
  qtyMilli: number;
  /** Fils, a hundredth of a dirham. */
  unitFils: number;
  discountFils: number;
  vat: VatKind;
  /** Exactly one of the options with the same group is chosen; an option without a group can be added or left out. */
  optionGroup: string;
}

export interface Amount {
  net: number;
  vat: number;
  gross: number;
}

export const hasAmount = (kind: LineKind): boolean => kind === "item" || kind === "option" || kind === "allowance";

/** The quotient rounded to the nearest integer, halves upwards, without the error of floating point. It is for numbers that are not negative. */
function halfUp(dividend: bigint, divisor: bigint): number {
  return Number((2n * dividend + divisor) / (2n * divisor));
}

/** Returns the price of the line before its discount, in the basis of its price. */
export const priceOf = ({ qtyMilli, unitFils }: Pick<PricedLine, "qtyMilli" | "unitFils">): number =>
  halfUp(BigInt(qtyMilli) * BigInt(unitFils), 1000n);

/** VAT is rounded for each line to the nearest fils; sums are never taxed again. */
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
 * Turns a line with VAT in its price into one without, which costs the same. The price of a unit is then seldom a whole number of fils, and for a
 * thousand units this adds up to dirhams. So the price is rounded up if necessary, and a discount keeps the amount of the whole line. A difference of
 * one fils may remain, since not every sum with VAT is a whole number of fils plus their VAT.
 */
export function withoutVat<Line extends PricedLine>(line: Line): Line {
  const { net } = amountOf(line, "gross");
  const near = amountOf({ ...line, qtyMilli: 1000, discountFils: 0 }, "gross").net;
  const unitFils = priceOf({ ...line, unitFils: near }) < net ? near + 1 : near;
  return { ...line, unitFils, discountFils: Math.max(0, priceOf({ ...line, unitFils }) - net) };
}

/** Tells whether `withoutVat` wrote the discount for a line that had none. Such a discount is right only for this quantity and price. */
export function isRounding(line: PricedLine): boolean {
  if (line.discountFils === 0) return false;
  const near = Math.round(line.unitFils * 1.05);
  return [near - 2, near - 1, near, near + 1].some((withVat) => {
    const { unitFils, discountFils } = withoutVat({ ...line, vat: "S5", unitFils: withVat, discountFils: 0 });
    return unitFils === line.unitFils && discountFils === line.discountFils;
  });
}

/** The sum of all lines except the options that are not chosen; `chosen` are positions. */
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

/** The first option of each group, so that there is a sum before anybody chooses. */
export function firstChoice(lines: readonly PricedLine[]): number[] {
  const groups = new Set<string>();
  return [...lines.entries()].flatMap(([position, { kind, optionGroup }]) => {
    if (kind !== "option" || optionGroup === "" || groups.has(optionGroup)) return [];
    groups.add(optionGroup);
    return [position];
  });
}

/** Tells whether these positions are options, each named once, with exactly one of every group. */
export function isChoice(lines: readonly PricedLine[], chosen: readonly number[]): boolean {
  if (new Set(chosen).size !== chosen.length) return false;
  const options = chosen.map((position) => lines[position]);
  if (options.some((line) => line?.kind !== "option")) return false;
  const groups = options.flatMap((line) => line?.optionGroup || []);
  const wanted = new Set(lines.flatMap(({ kind, optionGroup }) => (kind === "option" && optionGroup) || []));
  return groups.length === new Set(groups).size && groups.length === wanted.size;
}

import { isRounding, type LineKind, type PricedLine, type VatKind } from "@site/engine/money/quotation.ts";
import { nth } from "@site/typed";
import { filsOf, milliOf, typedOf } from "../typed-amounts.ts";
import { isQuotationUnit, type QuotationUnit } from "../units.ts";

/** A line in the editor, with amounts as typed text. */
export interface LineForm {
  /** The React key of the line. With it a line keeps its inputs when it is moved. */
  id: number;
  kind: LineKind;
  textEn: string;
  textAr: string;
  unit: QuotationUnit;
  quantity: string;
  price: string;
  discount: string;
  vat: VatKind;
  group: string;
  /** True if the line came from the calculation of the enquiry. */
  taken: boolean;
}

export interface DraftForm {
  locale: "en" | "ar";
  basis: "net" | "gross";
  /** The last valid day, such as 2026-12-07. */
  validUntil: string;
  name: string;
  company: string;
  trn: string;
  address: string;
  lines: LineForm[];
}

export const mostLines = 200;

export const emptyLine: Omit<LineForm, "id"> = {
  kind: "item",
  textEn: "",
  textAr: "",
  unit: "job",
  quantity: "1",
  price: "",
  discount: "",
  vat: "S5",
  group: "",
  taken: false,
};

interface StoredLine extends PricedLine {
  textEn: string;
  textAr: string;
  unit: string;
  unpriced?: boolean;
  taken?: boolean;
}

export const lineFormOf = (line: StoredLine, id: number): LineForm => ({
  id,
  kind: line.kind,
  textEn: line.textEn,
  textAr: line.textAr,
  unit: isQuotationUnit(line.unit) ? line.unit : emptyLine.unit,
  quantity: typedOf(line.qtyMilli, 3),
  price: line.unpriced ? "" : typedOf(line.unitFils, 2),
  discount: line.discountFils === 0 ? "" : typedOf(line.discountFils, 2),
  vat: line.vat,
  group: line.optionGroup,
  taken: line.taken ?? false,
});

/** Converts a line of the editor for the total. An amount that cannot be parsed counts as 0. */
export const pricedOf = ({ kind, quantity, price, discount, vat, group }: LineForm): PricedLine => ({
  kind,
  qtyMilli: milliOf(quantity) ?? 0,
  unitFils: filsOf(price) ?? 0,
  discountFils: filsOf(discount) ?? 0,
  vat,
  optionGroup: group,
});

/**
 * Changes a line. A rounding discount is removed when the quantity or the price changes, because it was computed for the old amount. A
 * typed discount stays.
 */
export function changeLine(line: LineForm, part: Partial<LineForm>): LineForm {
  const isStale = ("quantity" in part || "price" in part) && line.taken && isRounding(pricedOf(line));
  return { ...line, ...(isStale && { discount: "" }), ...part };
}

interface Work {
  kind: LineKind;
  textEn: string;
  /** The price as typed. A stored line has `unpriced` instead if it has no price. */
  price?: string;
  unpriced?: boolean;
}

/**
 * Adds lines of work. They go before the exclusions and notes at the end of a quotation. If a heading of the added lines exists already,
 * its lines go to the end of that part. An added line replaces an open template line of the same name.
 */
export function withWork<Line extends Work>(lines: readonly Line[], added: readonly Line[]): Line[] {
  const all = lines.filter((line) => !(isOpen(line) && added.some((one) => isSame(one, line))));
  let at = endOfWork(all);
  for (const line of added) {
    const known = line.kind === "heading" ? all.findIndex((one) => isSame(one, line)) : -1;
    if (line.kind === "heading") at = known < 0 ? endOfWork(all) : endOfPart(all, known);
    if (known >= 0) continue;
    all.splice(at, 0, line);
    at += 1;
  }
  return all;
}

/** Returns the name of a line: the text before the first comma, colon or bracket. */
const nameOf = ({ textEn }: Work) => (/^[^,:{]*/.exec(textEn)?.[0] ?? "").trim().toLowerCase();
const isSame = (one: Work, other: Work) =>
  one.kind === other.kind && nameOf(one) !== "" && nameOf(one) === nameOf(other);

/** Tells whether a template line is still open: it has no price, and a bracket follows its name. */
const isOpen = (line: Work) => (line.unpriced ?? line.price === "") && /^[^,:{]*[,:]?\s*\{/.test(line.textEn);

function endOfWork(lines: readonly Work[]): number {
  const last = lines.findLastIndex(({ kind }) => kind !== "excluded" && kind !== "note");
  return last + 1;
}

/** Returns the index of the end of a part, which is the next heading or the end of the work. */
function endOfPart(lines: readonly Work[], heading: number): number {
  const next = lines.findIndex(({ kind }, at) => at > heading && kind === "heading");
  return next < 0 ? endOfWork(lines) : next;
}

/** Tells whether the lines of the calculation are in the draft. They cannot be added a second time before they are removed. */
export const hasTaken = (lines: readonly { taken?: boolean }[]): boolean => lines.some(({ taken }) => taken);

/** Returns the lines with one line moved up or down. */
export function moveLine(lines: readonly LineForm[], from: number, by: 1 | -1): LineForm[] {
  const to = from + by;
  if (to < 0 || to >= lines.length) return [...lines];
  const all = [...lines];
  [all[from], all[to]] = [nth(all, to), nth(all, from)];
  return all;
}

import { isRounding, type LineKind, type PricedLine, type VatKind } from "@site/engine/money/quotation.ts";
import { nth } from "@site/typed";
import { filsOf, milliOf, typedOf } from "../typed-amounts.ts";
import { isQuotationUnit, type QuotationUnit } from "../units.ts";

/** A line as it is typed. */
export interface LineForm {
  /** React needs this, so that a line that moves keeps its inputs. */
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
  /** A date such as 2026-12-07. */
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

/** The line for the sum beside the form. An amount that cannot be read yet counts as nothing. */
export const pricedOf = ({ kind, quantity, price, discount, vat, group }: LineForm): PricedLine => ({
  kind,
  qtyMilli: milliOf(quantity) ?? 0,
  unitFils: filsOf(price) ?? 0,
  discountFils: filsOf(discount) ?? 0,
  vat,
  optionGroup: group,
});

/** A rounding is removed when the quantity or the price changes for which it was computed. A discount that somebody typed stays. */
export function changeLine(line: LineForm, part: Partial<LineForm>): LineForm {
  const isStale = ("quantity" in part || "price" in part) && line.taken && isRounding(pricedOf(line));
  return { ...line, ...(isStale && { discount: "" }), ...part };
}

interface Work {
  kind: LineKind;
  textEn: string;
  /** The price as it is typed. A stored line marks by `unpriced` that it has none. */
  price?: string;
  unpriced?: boolean;
}

/**
 * Adds lines of work before the parts with which a quotation ends: what is not included and what is good to know. Under an existing heading they go
 * to the other lines, and they replace lines of the same name that a template left open.
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

/** The name of a line comes before its details. */
const nameOf = ({ textEn }: Work) => (/^[^,:{]*/.exec(textEn)?.[0] ?? "").trim().toLowerCase();
const isSame = (one: Work, other: Work) =>
  one.kind === other.kind && nameOf(one) !== "" && nameOf(one) === nameOf(other);

/** Tells whether nobody has filled in this line: it has no price, and a bracket comes right after its name. */
const isOpen = (line: Work) => (line.unpriced ?? line.price === "") && /^[^,:{]*[,:]?\s*\{/.test(line.textEn);

function endOfWork(lines: readonly Work[]): number {
  const last = lines.findLastIndex(({ kind }) => kind !== "excluded" && kind !== "note");
  return last + 1;
}

/** The end of a part, which is before the next heading. */
function endOfPart(lines: readonly Work[], heading: number): number {
  const next = lines.findIndex(({ kind }, at) => at > heading && kind === "heading");
  return next < 0 ? endOfWork(lines) : next;
}

/** The lines of the calculation go into a draft only once. They have to be removed before they can be added again. */
export const hasTaken = (lines: readonly { taken?: boolean }[]): boolean => lines.some(({ taken }) => taken);

/** The lines with one of them moved by one place. */
export function moveLine(lines: readonly LineForm[], from: number, by: 1 | -1): LineForm[] {
  const to = from + by;
  if (to < 0 || to >= lines.length) return [...lines];
  const all = [...lines];
  [all[from], all[to]] = [nth(all, to), nth(all, from)];
  return all;
}

import { dirhams, figure, quantity } from "#site/i18n/money.ts";
import { useLanguage, useT } from "#site/i18n/t.ts";
import { TextWithNumbers } from "#site/ui/primitives/TextWithNumbers.tsx";
import { isQuotationUnit } from "../office/units.ts";
import type { LineView, QuotationView } from "./view.server.ts";

/** All priced lines except the options, in the order of the quotation. On a phone each of them takes two lines of text. */
export function Lines({ quotation }: { quotation: QuotationView }) {
  const t = useT("quotation");
  const shown = withoutLoneHeadings(quotation.lines.filter(({ kind }) => shownKinds.includes(kind)));
  if (shown.length === 0) return null;
  return (
    <section aria-labelledby="lines">
      <h2 id="lines" className="text-2xl">
        {t("lines.heading")}
      </h2>
      <p className="mt-2 text-sm text-soft">{t(`lines.basis.${quotation.basis}`)}</p>
      <ul className="mt-5 border-t border-line">
        {shown.map((line) =>
          line.kind === "heading" ? (
            <li key={line.position} className="border-b border-line bg-sand px-3 py-2 font-semibold">
              <LineText line={line} />
            </li>
          ) : (
            <li
              key={line.position}
              className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-6 gap-y-1 border-b border-line py-4"
            >
              <div>
                <LineText line={line} />
                <LineNotes line={line} />
              </div>
              <p className="text-end font-semibold tabular-nums">
                <bdi dir="ltr">{figure(line.amount)}</bdi>
              </p>
            </li>
          ),
        )}
      </ul>
    </section>
  );
}

const shownKinds: LineView["kind"][] = ["item", "allowance", "heading"];

/** Leaves out a heading that has only options below it. `Options` shows that heading. */
const withoutLoneHeadings = (lines: LineView[]): LineView[] =>
  lines.filter(({ kind }, index) => kind !== "heading" || (lines[index + 1]?.kind ?? "heading") !== "heading");

export const LineText = ({ line: { text, lang } }: { line: LineView }) => (
  <span dir="auto" lang={lang} className="block whitespace-pre-line wrap-anywhere">
    <TextWithNumbers text={text} />
  </span>
);

/** The quantity, the unit price, and the discount or VAT of a line if they are not the usual ones. */
export function LineNotes({ line }: { line: LineView }) {
  const t = useT("quotation");
  const language = useLanguage();
  const { qtyMilli, unit, unitFils, discountFils, vat, kind } = line;
  return (
    <span className="mt-1 block text-sm text-soft">
      {/* Words and numbers alternate here. The direction of the page orders them, and `bdi` keeps each number in its own direction. */}
      <bdi dir="ltr">{quantity(qtyMilli)}</bdi> × <bdi dir="ltr">{figure(unitFils)}</bdi>
      {unit && ` / ${isQuotationUnit(unit) ? t(`units.${unit}`) : unit}`}
      {discountFils > 0 && <> · {t("lines.discount", { amount: dirhams(discountFils, language) })}</>}
      {vat !== "S5" && <> · {t(`lines.noVat.${vat}`)}</>}
      {kind === "allowance" && <span className="block">{t("lines.allowance")}</span>}
    </span>
  );
}

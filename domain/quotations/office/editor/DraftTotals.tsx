import { firstChoice, totalOf } from "@site/engine/money/quotation.ts";
import { useT } from "#site/i18n/t.ts";
import { Totals } from "../../customer/Totals.tsx";
import { type LineForm, pricedOf } from "./draft.ts";

/** The total of the lines in the editor, computed as on the server. */
export function DraftTotals({ lines, basis }: { lines: readonly LineForm[]; basis: "net" | "gross" }) {
  const t = useT("quotation");
  const priced = lines.map(pricedOf);
  const chosen = firstChoice(priced);
  return (
    <div aria-live="polite" className="grid gap-2">
      <Totals quotation={{ totals: totalOf(priced, basis, chosen) }} />
      {chosen.length > 0 && <p className="text-end text-xs text-soft">{t("office.withChoice")}</p>}
    </div>
  );
}

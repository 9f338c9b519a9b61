import { dirhams } from "#site/i18n/money.ts";
import { useLanguage, useT } from "#site/i18n/t.ts";
import type { QuotationView } from "./view.server.ts";

export function Totals({ quotation: { totals } }: { quotation: Pick<QuotationView, "totals"> }) {
  const t = useT("quotation");
  const language = useLanguage();
  return (
    <dl id="totals" className="scroll-mt-24 rounded-card bg-sand p-5 sm:ms-auto sm:w-96">
      {(["net", "vat", "gross"] as const).map((name) => (
        <div
          key={name}
          className={`flex justify-between gap-6 py-1 ${name === "gross" ? "mt-2 border-t border-line pt-3 text-lg font-semibold" : ""}`}
        >
          <dt>{t(`totals.${name}`)}</dt>
          <dd className="tabular-nums">{dirhams(totals[name], language)}</dd>
        </div>
      ))}
    </dl>
  );
}

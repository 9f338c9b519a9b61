import { dirhams } from "#site/i18n/money.ts";
import { useLanguage, useT } from "#site/i18n/t.ts";
import { ButtonLink } from "#site/ui/primitives/Button.tsx";
import type { QuotationView } from "./view.server.ts";

/**
 * The bar at the bottom on a phone, in place of the contact bar (enquiry.css). It shows the price until the reader has scrolled to the form
 * for accepting.
 */
export function Thumb({ quotation: { totals } }: { quotation: QuotationView }) {
  const t = useT("quotation");
  return (
    <div
      data-thumb
      className="sticky bottom-0 z-20 flex items-center justify-between gap-4 border-t border-line bg-surface px-5 py-2 md:hidden print:hidden"
    >
      <p data-sum="thumb">
        <span className="block text-xs text-soft">{t("totals.gross")}</span>
        <span className="text-lg font-semibold tabular-nums">{dirhams(totals.gross, useLanguage())}</span>
      </p>
      <ButtonLink href="#accept">{t("accept.short")}</ButtonLink>
    </div>
  );
}

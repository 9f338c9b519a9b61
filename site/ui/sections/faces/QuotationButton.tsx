import { useT } from "#site/i18n/t.ts";
import { useShell } from "../../layout/useShell.ts";
import { ButtonLink } from "../../primitives/Button.tsx";

/** The button that asks for a quotation. On a phone the bar has it, so it stands on wide screens only. */
export function QuotationButton() {
  const t = useT();
  const { quote } = useShell();
  return (
    <p className="mt-6 max-md:hidden" data-print="no">
      <ButtonLink size="lg" href={quote}>
        {t("actions.quote")}
      </ButtonLink>
    </p>
  );
}

import { useT } from "#app/i18n/t.ts";
import { Field } from "#app/ui/controls/Field.tsx";
import { Button } from "#app/ui/primitives/Button.tsx";
import { Icon } from "#app/ui/primitives/Icon.tsx";

/** Two steps, opening and the button inside, so that one click withdraws nothing. */
export function WithdrawForm() {
  const t = useT("request");
  return (
    <details className="group mt-6 rounded-card border border-line">
      <summary className="flex min-h-13 items-center justify-between gap-3 px-6 py-3 font-semibold">
        {t("withdraw.summary")}
        <Icon name="chevron-down" className="smooth group-open:rotate-180" />
      </summary>
      <form method="post" className="grid gap-5 px-6 pb-6">
        <p className="text-soft">{t("withdraw.text")}</p>
        <Field id="withdraw-reason" name="reason" label={t("withdraw.reason")} multiline rows={2} dir="auto" />
        <div>
          <Button type="submit" name="intent" value="withdraw" look="outline">
            {t("withdraw.confirm")}
          </Button>
        </div>
      </form>
    </details>
  );
}

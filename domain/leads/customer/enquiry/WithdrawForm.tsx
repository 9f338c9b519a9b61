import { useT } from "#site/i18n/t.ts";
import { Field } from "#site/ui/controls/Field.tsx";
import { ConfirmedAction } from "#site/ui/customer/ConfirmedAction.tsx";

export function WithdrawForm() {
  const t = useT("enquiry");
  const words = { summary: t("withdraw.summary"), text: t("withdraw.text"), button: t("withdraw.confirm") };
  return (
    <ConfirmedAction words={words} intent="withdraw" className="mt-6">
      <Field id="withdraw-reason" name="reason" label={t("withdraw.reason")} multiline rows={2} dir="auto" />
    </ConfirmedAction>
  );
}

import { useT } from "#site/i18n/t.ts";
import { Field } from "#site/ui/controls/Field.tsx";
import { ConfirmedAction } from "#site/ui/customer/ConfirmedAction.tsx";

export function Decline() {
  const t = useT("quotation");
  const words = { summary: t("decline.summary"), text: t("decline.text"), button: t("decline.button") };
  return (
    <ConfirmedAction words={words} intent="decline" className="max-w-lg print:hidden">
      <Field
        id="decline-reason"
        name="reason"
        label={t("decline.reason")}
        multiline
        rows={2}
        maxLength={500}
        dir="auto"
      />
    </ConfirmedAction>
  );
}

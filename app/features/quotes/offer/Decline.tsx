import { useT } from "#app/i18n/t.ts";
import { Field } from "#app/ui/controls/Field.tsx";
import { Button } from "#app/ui/primitives/Button.tsx";
import { Icon } from "#app/ui/primitives/Icon.tsx";

/** Two steps, opening and the button inside, so that one click declines nothing. */
export function Decline() {
  const t = useT("offer");
  return (
    <details className="group max-w-lg rounded-card border border-line print:hidden">
      <summary className="flex min-h-13 items-center justify-between gap-3 px-6 py-3 font-semibold">
        {t("decline.summary")}
        <Icon name="chevron-down" className="smooth group-open:rotate-180" />
      </summary>
      <form method="post" className="grid gap-5 px-6 pb-6">
        <p className="text-soft">{t("decline.text")}</p>
        <Field
          id="decline-reason"
          name="reason"
          label={t("decline.reason")}
          multiline
          rows={2}
          maxLength={500}
          dir="auto"
        />
        <div>
          <Button type="submit" name="intent" value="decline" look="outline">
            {t("decline.button")}
          </Button>
        </div>
      </form>
    </details>
  );
}

import { Form } from "react-router";
import { useT } from "#site/i18n/t.ts";
import { Button } from "#site/ui/primitives/Button.tsx";
import { LabelledInput } from "./LabelledInput.tsx";
import type { Row } from "./types.ts";

/** The form in which a colleague enters the cost of a campaign in a month. */
export function Costs({ rows, to }: { rows: Row[]; to: string }) {
  const t = useT("analytics");
  return (
    <details className="mt-3 text-sm">
      <summary className="min-h-6 w-fit font-semibold text-brand">{t("costs.add")}</summary>
      <p className="mt-2 max-w-lg text-soft">{t("costs.hint")}</p>
      <Form method="post" preventScrollReset className="mt-2 flex flex-wrap items-end gap-3">
        <LabelledInput
          label={t("costs.campaign")}
          name="campaign"
          list="campaigns"
          maxLength={100}
          required
          dir="ltr"
        />
        <datalist id="campaigns">
          {rows.map(({ key }) => (
            <option key={key} value={key} />
          ))}
        </datalist>
        <LabelledInput label={t("costs.month")} type="month" name="month" defaultValue={to.slice(0, 7)} required />
        <LabelledInput label={t("costs.aed")} name="aed" inputMode="decimal" required dir="ltr" className="w-32" />
        <Button type="submit" name="intent" value="cost" look="outline">
          {t("costs.save")}
        </Button>
      </Form>
    </details>
  );
}

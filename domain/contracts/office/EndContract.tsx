import { Form } from "react-router";
import { Fold } from "#site/forms/office/Fold.tsx";
import { Line } from "#site/forms/office/fields.tsx";
import { useT } from "#site/i18n/t.ts";
import { Tick } from "#site/ui/controls/Tick.tsx";
import { Button } from "#site/ui/primitives/Button.tsx";
import type { ContractPageData } from "./contract.server.ts";

export function EndContract({ page: { version, counts } }: { page: ContractPageData }) {
  const t = useT("contract");
  return (
    <Fold title={t("office.end.title")} look="font-semibold text-danger" className="card">
      <Form method="post" preventScrollReset key={version} className="mt-3 grid gap-4">
        <input type="hidden" name="version" value={version} />
        <p className="text-sm">{t("office.end.text")}</p>
        <Line label={t("office.end.reason")} name="reason" dir="auto" required maxLength={300} />
        {counts.booked > 0 && (
          <Tick name="withVisits" ticked>
            {t("office.end.withVisits")}
          </Tick>
        )}
        <div>
          <Button type="submit" name="intent" value="end" look="danger">
            {t("office.end.button")}
          </Button>
        </div>
      </Form>
    </Fold>
  );
}

import { Form, Link } from "react-router";
import { LabelledChoice, LabelledInput } from "#domain/analytics/index.ts";
import { useT } from "#site/i18n/t.ts";
import { Button } from "#site/ui/primitives/Button.tsx";
import type { ReportData } from "./types.ts";

/** The form for the grouping and the days of a report. It works without a script. Links open the periods that are needed most often. */
export function ReportChoiceForm({ data: { choice, groupings, spans } }: { data: ReportData }) {
  const t = useT("colleagues");
  const { by, from, to } = choice;
  return (
    <div className="space-y-3">
      <Form method="get" className="flex flex-wrap items-end gap-3" key={`${by} ${from} ${to}`}>
        <LabelledChoice
          label={t("reports.count")}
          name="by"
          defaultValue={by}
          options={groupings.map((one) => [one, t(`reports.names.${one}`)])}
        />
        <LabelledInput label={t("reports.from")} type="date" name="from" defaultValue={from} required />
        <LabelledInput label={t("reports.to")} type="date" name="to" defaultValue={to} required />
        <Button type="submit" look="outline">
          {t("reports.show")}
        </Button>
      </Form>
      <nav aria-label={t("reports.spans.label")} className="flex flex-wrap gap-x-5">
        {spans.map((span) => (
          <Link
            key={span.name}
            to={`?${new URLSearchParams({ by, from: span.from, to: span.to })}`}
            aria-current={span.from === from && span.to === to ? "page" : undefined}
            className="flex min-h-8 items-center text-sm font-semibold text-brand underline-offset-4 hover:underline"
          >
            {t(`reports.spans.${span.name}`)}
          </Link>
        ))}
      </nav>
    </div>
  );
}

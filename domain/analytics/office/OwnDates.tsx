import { Form } from "react-router";
import { useT } from "#site/i18n/t.ts";
import { Button } from "#site/ui/primitives/Button.tsx";
import { filterDims } from "./filter.ts";
import { LabelledInput } from "./LabelledInput.tsx";
import type { AnalyticsData } from "./types.ts";

/** The form for two periods with any first and last day. It works without a script. */
export function OwnDates({ data: { choice, query } }: { data: AnalyticsData }) {
  const t = useT("analytics");
  const { dates } = choice;
  const kept = ["view", "by", "table", ...filterDims].flatMap((name) => {
    const value = new URLSearchParams(query).get(name);
    return value ? [[name, value] as const] : [];
  });
  return (
    <details className="group" open={choice.range === "own" || choice.problem !== null}>
      <summary className="flex min-h-8 w-fit items-center font-semibold text-brand">{t("own.open")}</summary>
      <Form method="get" className="mt-2 flex flex-wrap items-end gap-3" key={query}>
        {kept.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <input type="hidden" name="range" value="own" />
        <input type="hidden" name="compare" value="own" />
        <LabelledInput label={t("own.from")} type="date" name="from" defaultValue={dates.from} required />
        <LabelledInput label={t("own.to")} type="date" name="to" defaultValue={dates.to} required />
        <LabelledInput label={t("own.cfrom")} type="date" name="cfrom" defaultValue={dates.cfrom} required />
        <LabelledInput label={t("own.cto")} type="date" name="cto" defaultValue={dates.cto} required />
        <Button type="submit" look="outline">
          {t("own.show")}
        </Button>
      </Form>
    </details>
  );
}

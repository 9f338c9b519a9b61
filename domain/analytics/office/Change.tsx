import { useT } from "#site/i18n/t.ts";
import { changeOf } from "./figures.ts";

interface Props {
  value: number | null;
  before: number | null;
  /** True for figures that are better if they are smaller, such as visitors who left at once. */
  lessIsBetter?: boolean;
}

/** Says how much a figure has risen or fallen. It uses a sign and a number, never colour alone. */
export function Change({ value, before, lessIsBetter = false }: Props) {
  const t = useT("analytics");
  const change = changeOf(value, before);
  if (!change) return null;
  if (change === "new") return <span className="font-semibold text-brand">{t("new")}</span>;
  const isGood = lessIsBetter ? change.rounded <= 0 : change.rounded >= 0;
  return (
    <bdi dir="ltr" className={`font-semibold tabular-nums ${isGood ? "text-brand" : "text-accent-deep"}`}>
      {change.text}
    </bdi>
  );
}

import { useT } from "#site/i18n/t.ts";
import { changeOf } from "./figures.ts";

interface Props {
  value: number | null;
  before: number | null;
  /** True for a figure for which a smaller number is better, such as the share of visitors who left at once. */
  lessIsBetter?: boolean;
}

/** Shows by how much a figure has risen or fallen, as a sign and a number. Colour alone would not be readable for everybody. */
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

import { useT } from "#app/i18n/t.ts";
import { changeOf } from "./figures.ts";

/** More or less than before: by a sign and a number, never by colour alone. */
export function Change({ value, before }: { value: number | null; before: number | null }) {
  const t = useT("analytics");
  const change = changeOf(value, before);
  if (!change) return null;
  if (change === "new") return <span className="font-semibold text-brand">{t("new")}</span>;
  return (
    <bdi dir="ltr" className={`font-semibold tabular-nums ${change.up ? "text-brand" : "text-accent-deep"}`}>
      {change.text}
    </bdi>
  );
}

import { Link } from "react-router";
import { useT } from "#site/i18n/t.ts";
import { type Range, ranges } from "./ranges.ts";

export function Ranges({ current }: { current: Range }) {
  const t = useT("colleagues");
  return (
    <nav aria-label={t("dashboard.range")} className="flex rounded-xl border border-line bg-raised p-1">
      {ranges.map((days) => (
        <Link
          key={days}
          to={`?days=${days}`}
          preventScrollReset
          aria-current={days === current ? "page" : undefined}
          className="flex min-h-10 items-center rounded-lg px-3 text-sm font-semibold text-soft smooth hover:text-ink aria-[current=page]:bg-brand-tint aria-[current=page]:text-brand"
        >
          {t(`dashboard.ranges.${days}`)}
        </Link>
      ))}
    </nav>
  );
}

import { useT } from "#app/i18n/t.ts";
import type { Status } from "./types.ts";

const looks: Record<Status, string> = {
  new: "border-brand bg-brand-tint text-brand",
  contacted: "border-line bg-surface text-ink",
  quoted: "border-accent bg-surface text-accent-deep",
  won: "border-brand bg-brand text-surface",
  lost: "border-line bg-sand text-soft",
};

export function StatusPill({ status }: { status: Status }) {
  const t = useT("lead");
  return (
    <span
      className={`inline-block rounded-full border px-2.5 py-0.5 text-xs font-semibold whitespace-nowrap ${looks[status]}`}
    >
      {t(`statuses.${status}`)}
    </span>
  );
}

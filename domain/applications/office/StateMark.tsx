import { useT } from "#site/i18n/t.ts";
import type { State } from "./types.ts";

const looks: Record<State, string> = {
  new: "border-brand bg-brand-tint text-brand",
  reviewing: "border-line bg-surface text-ink",
  interview: "border-accent bg-surface text-accent-deep",
  offer: "border-accent bg-surface text-accent-deep",
  hired: "border-brand bg-brand text-surface",
  declined: "border-line bg-sand text-soft",
  withdrawn: "border-line bg-sand text-soft",
};

export function StateMark({ state }: { state: State }) {
  const t = useT("applications");
  return (
    <span
      className={`inline-block rounded-full border px-2.5 py-0.5 text-xs font-semibold whitespace-nowrap ${looks[state]}`}
    >
      {t(`states.${state}`)}
    </span>
  );
}

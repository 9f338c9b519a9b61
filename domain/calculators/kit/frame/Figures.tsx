import type { ReactNode } from "react";

export type Figure = { label: string; value: ReactNode; note?: ReactNode };

/** Labels and values, one line each. */
export function Figures({ figures }: { figures: readonly Figure[] }) {
  return (
    <dl className="divide-y divide-line">
      {figures.map(({ label, value, note }) => (
        <div key={label} className="grid grid-cols-[1fr_auto] items-baseline gap-x-4 py-2.5">
          <dt className="text-sm text-soft">{label}</dt>
          <dd className="text-end font-semibold">{value}</dd>
          {note && <dd className="col-span-2 text-xs text-soft">{note}</dd>}
        </div>
      ))}
    </dl>
  );
}

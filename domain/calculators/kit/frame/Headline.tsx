import type { ReactNode } from "react";

type Props = { label: string; value: ReactNode; note?: ReactNode };

/** The answer in large type. */
export function Headline({ label, value, note }: Props) {
  return (
    <div>
      <h2 id="answer-title" className="text-sm font-semibold text-soft">
        {label}
      </h2>
      <p className="mt-1 text-3xl font-semibold text-brand">{value}</p>
      {note && <div className="mt-2 text-sm text-soft">{note}</div>}
    </div>
  );
}

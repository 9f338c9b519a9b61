import { type ReactNode, useState } from "react";
import { useCalculation } from "./calculation-context.ts";

type Props = {
  title: string;
  /** The names of the fields inside. The section opens if one of these fields is refused. */
  names: readonly string[];
  children: ReactNode;
};

/** A section with the assumptions. It is closed at first, because the answer is complete without the section. */
export function Assumptions({ title, names, children }: Props) {
  const { problems } = useCalculation();
  const [opened, setOpened] = useState(false);
  const isRefused = problems.some(({ field }) => names.includes(field));
  return (
    <details
      open={opened || isRefused}
      onToggle={(event) => setOpened(event.currentTarget.open)}
      className="group rounded-xl border border-line"
    >
      <summary className="flex min-h-11 items-center gap-3 px-4 py-2 text-sm font-semibold">
        <svg aria-hidden viewBox="0 0 24 24" className="i size-4 text-brand smooth group-open:rotate-180">
          <path d="m6 9 6 6 6-6" />
        </svg>
        {title}
      </summary>
      <div className="grid items-start gap-4 px-4 pt-2 pb-4 sm:grid-cols-2">{children}</div>
    </details>
  );
}

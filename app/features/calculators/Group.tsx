import type { ReactNode } from "react";
import { useLife } from "./frame/life.ts";

type Props = { heading: string; children: ReactNode };

/** Questions that belong together. */
export const Group = ({ heading, children }: Props) => (
  <fieldset className="min-w-0">
    <legend className="mb-3 text-lg font-semibold">{heading}</legend>
    <div className="grid items-start gap-4 sm:grid-cols-2">{children}</div>
  </fieldset>
);

/** Over the whole width of its group. */
export const Wide = ({ children }: { children: ReactNode }) => <div className="min-w-0 sm:col-span-2">{children}</div>;

/** Questions for whoever knows better: closed until asked for, or until one of them is refused. */
export function More({ heading, names, children }: Props & { names: readonly string[] }) {
  const { problems } = useLife();
  return (
    <details
      open={problems.some(({ field }) => names.includes(field))}
      className="group rounded-xl border border-line bg-surface px-4"
    >
      <summary className="flex min-h-12 cursor-pointer items-center justify-between gap-4 text-sm font-semibold hover:text-brand">
        {heading}
        <svg aria-hidden viewBox="0 0 24 24" className="i size-4 shrink-0 smooth group-open:rotate-180">
          <path d="m6 9 6 6 6-6" />
        </svg>
      </summary>
      <div className="grid items-start gap-4 pt-2 pb-5 sm:grid-cols-2">{children}</div>
    </details>
  );
}

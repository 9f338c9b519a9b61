import type { ReactNode } from "react";
import { useLife } from "./life.ts";

type Props = {
  title: string;
  /** Fields in it: it opens where one of them is refused. */
  names: readonly string[];
  children: ReactNode;
};

/** Questions that most visitors may leave as they are. */
export function Fold({ title, names, children }: Props) {
  const { problems } = useLife();
  const isRefused = problems.some(({ field }) => names.includes(field));
  return (
    <details open={isRefused || undefined} className="group col-span-full">
      <summary className="flex min-h-11 w-fit items-center gap-1.5 text-sm font-semibold text-brand">
        {title}
        <svg aria-hidden viewBox="0 0 24 24" className="i size-4 smooth group-open:rotate-180">
          <path d="m6 9 6 6 6-6" />
        </svg>
      </summary>
      <div className="mt-3 grid gap-x-4 gap-y-5 sm:grid-cols-2">{children}</div>
    </details>
  );
}

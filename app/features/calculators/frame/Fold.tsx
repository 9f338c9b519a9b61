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
    <details open={isRefused || undefined} className="sm:col-span-2">
      <summary className="flex min-h-11 w-fit items-center text-sm font-semibold text-brand">{title}</summary>
      <div className="mt-2 grid gap-x-4 gap-y-5 sm:grid-cols-2">{children}</div>
    </details>
  );
}

import type { ReactNode } from "react";

type Props = { title: string; text?: ReactNode; children: ReactNode };

/** The frame around a chart. Figures that are already a table use it too. */
export function Card({ title, text, children }: Props) {
  return (
    <section className="@container card panel !p-4 sm:!p-6">
      <h3 className="text-lg">{title}</h3>
      {text && <p className="mt-1 max-w-lg text-sm text-soft">{text}</p>}
      <div className="mt-4">{children}</div>
    </section>
  );
}

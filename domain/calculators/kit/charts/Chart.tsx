import { type ReactNode, useId } from "react";
import { ChartTable } from "./ChartTable.tsx";
import type { Alt } from "./Drawing.tsx";
import type { ChartText, Table } from "./types.ts";

type Props = Omit<ChartText, "language"> & {
  table: Table;
  legend?: ReactNode;
  /** Renders the drawing. `alt` is its accessible name and description. */
  children: (alt: Alt) => ReactNode;
};

/** A chart: its title, a sentence on what it shows, the drawing, its legend, and its figures as a table. */
export function Chart({ title, description, words, table, legend, children }: Props) {
  const id = useId();
  return (
    <figure className="@container card panel !p-4 @md:!p-6 sm:!p-6">
      <figcaption>
        <h3 className="text-lg">{title}</h3>
        <p id={id} className="mt-1 max-w-lg text-sm text-soft">
          {description}
        </p>
      </figcaption>
      <div className="mt-5">{children({ label: title, description: id })}</div>
      {legend}
      <ChartTable caption={title} label={words.asTable} table={table} />
    </figure>
  );
}

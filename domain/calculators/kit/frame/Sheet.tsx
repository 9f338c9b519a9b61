import type { ReactNode } from "react";
import { type Row, Table } from "#site/ui/primitives/Table.tsx";

type Props = { title: string; columns: readonly string[]; rows: readonly Row[]; foot?: ReactNode };

/** A table with its title on a card. */
export const Sheet = ({ title, columns, rows, foot }: Props) => (
  <section className="card panel min-w-0">
    <h3 className="text-lg">{title}</h3>
    <Table caption={title} columns={columns} rows={rows} className="mt-3" />
    {foot}
  </section>
);

import type { ReactNode } from "react";

export interface Row {
  name: string;
  cells: readonly ReactNode[];
  /** Remarks below the name of the row. */
  notes?: readonly string[];
  /** Further content below the remarks. */
  more?: ReactNode;
  strong?: boolean;
}

/** The caption is also the name of the region that scrolls. */
type FrameProps = { caption: string; columns: readonly string[]; className?: string; children: ReactNode };
type Props = Omit<FrameProps, "children"> & { rows: readonly Row[] };

/** A table of figures. The first column has the names of the rows, and stays while the others scroll. */
export const Table = ({ rows, ...frame }: Props) => (
  <TableFrame {...frame}>
    <tbody>
      {rows.map(({ name, cells, notes = [], more, strong }) => (
        <tr key={name} className={strong ? "[&>*]:bg-brand-tint font-semibold" : undefined}>
          <th scope="row" className={strong ? "font-semibold" : "font-normal"}>
            {name}
            {notes.map((note) => (
              <span key={note} className="block text-xs font-normal text-soft">
                {note}
              </span>
            ))}
            {more}
          </th>
          {cells.map((cell, index) => (
            <td key={frame.columns[index + 1]}>{cell}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </TableFrame>
);

const framed = "rounded-card border border-line";

export const TableFrame = ({ caption, columns, className = framed, children }: FrameProps) => (
  <Scroller label={caption} className={className}>
    <table className="data-table">
      <caption className="sr-only">{caption}</caption>
      <ColumnNames columns={columns} />
      {children}
    </table>
  </Scroller>
);

const ColumnNames = ({ columns }: { columns: readonly string[] }) => (
  <thead>
    <tr>
      {columns.map((column) => (
        <th key={column} scope="col">
          {column}
        </th>
      ))}
    </tr>
  </thead>
);

type ScrollerProps = { label: string; className?: string; children: ReactNode };

/** Content that scrolls sideways if it is too wide for a phone. A shade shows the side where more is hidden (tables.css). */
export const Scroller = ({ label, className = "", children }: ScrollerProps) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: an element that scrolls must be reachable by keyboard
  <section aria-label={label} tabIndex={0} className={`scroller ${className}`}>
    {children}
  </section>
);

type TextTableProps = { columns: readonly string[]; rows: readonly Pick<Row, "name" | "cells">[] };

/** A table of text. Nothing scrolls: on a phone each row is a card, and every cell names its column (tables.css). */
export const TextTable = ({ columns, rows }: TextTableProps) => (
  <div className={`overflow-hidden bg-raised ${framed}`}>
    <table className="data-table stacks">
      <ColumnNames columns={columns} />
      <tbody>
        {rows.map(({ name, cells }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {cells.map((cell, index) => (
              <td key={columns[index + 1]} data-of={columns[index + 1]}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);

import type { ReactNode } from "react";

export interface Row {
  name: string;
  cells: readonly ReactNode[];
  /** Remarks below its name. */
  notes?: readonly string[];
  strong?: boolean;
}

type FrameProps = { caption?: string; columns: readonly string[]; className?: string; children: ReactNode };
type Props = Omit<FrameProps, "children"> & { rows: readonly Row[] };

/** Figures in columns; the first column names the rows. */
export const Table = ({ rows, ...frame }: Props) => (
  <TableFrame {...frame}>
    <tbody>
      {rows.map(({ name, cells, notes = [], strong }) => (
        <tr key={name} className={strong ? "bg-brand-tint font-semibold" : undefined}>
          <th scope="row" className={strong ? "font-semibold" : "font-normal"}>
            {name}
            {notes.map((note) => (
              <span key={note} className="block text-xs font-normal text-soft">
                {note}
              </span>
            ))}
          </th>
          {cells.map((cell, index) => (
            <td key={frame.columns[index + 1]}>{cell}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </TableFrame>
);

const framed = "rounded-card border border-line bg-raised";

/** Scrolls horizontally on a narrow phone. */
export const TableFrame = ({ caption, columns, className = framed, children }: FrameProps) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
  <div className={`relative overflow-auto ${className}`} tabIndex={0}>
    <table className="data-table">
      {caption && <caption className="sr-only">{caption}</caption>}
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      {children}
    </table>
  </div>
);

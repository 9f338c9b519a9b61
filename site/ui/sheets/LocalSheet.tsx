import type { ShownSheet, ShownTable } from "#site/content/shown-sheet.ts";
import { Scroller } from "../primitives/Table.tsx";
import { YearLines } from "./YearLines.tsx";

/** A local sheet: tables of figures that the engine computed for a place, how they were computed, and a link to a calculator. */
export const LocalSheet = ({ sheet: { tables, notes, link } }: { sheet: ShownSheet }) => (
  <>
    {tables.map((table) => (
      <SheetTable key={table.caption} table={table} />
    ))}
    <p className="text-sm text-soft">
      {notes.join(" ")}{" "}
      <a href={link.href} className="text-brand underline">
        {link.text}
      </a>
    </p>
  </>
);

const underlines = ["border-b-2 border-brand", "border-b-2 border-dashed border-accent"] as const;

function SheetTable({ table: { caption, groups, columns, rows, lines } }: { table: ShownTable }) {
  return (
    <Scroller label={caption} className="@container mb-4 rounded-card border border-line">
      <table className="data-table sheet">
        <caption>
          <div>
            <p>{caption}</p>
            {lines.length > 0 && lines.length < 3 && <YearLines lines={lines} />}
          </div>
        </caption>
        <thead>
          {groups.length > 0 && (
            <tr>
              <td />
              {groups.map(({ label, span }) => (
                <th key={label} scope="colgroup" colSpan={span}>
                  {label}
                </th>
              ))}
            </tr>
          )}
          <tr>
            <td />
            {columns.map(({ label, line = -1 }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the columns of shore and inland have the same names
              <th key={index} scope="col" className={underlines[line]}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, cells }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {cells.map(({ text, strong }, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: cells have no names
                <td key={index}>{strong ? <b>{text}</b> : text}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Scroller>
  );
}

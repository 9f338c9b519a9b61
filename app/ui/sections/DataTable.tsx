import type { SectionOf } from "#app/site/schemas/sections.ts";

/** Scrolls sideways by itself where a phone is too narrow for it. */
export function DataTable({ section: { columns, rows } }: { section: SectionOf<"table"> }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <div className="overflow-x-auto rounded-card border border-line bg-raised" tabIndex={0}>
      <table className="data-table min-w-md">
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([first, ...rest]) => (
            <tr key={first}>
              <th scope="row" className="font-semibold">
                {first}
              </th>
              {rest.map((cell, index) => (
                <td key={columns[index + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

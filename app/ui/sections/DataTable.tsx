import type { SectionOf } from "#app/site/schemas/sections.ts";
import { TableFrame } from "../primitives/Table.tsx";

/** A table of text; the first cell of a row stands out. */
export const DataTable = ({ section: { columns, rows } }: { section: SectionOf<"table"> }) => (
  <TableFrame columns={columns}>
    <tbody>
      {rows.map(([first, ...rest]) => (
        <tr key={first}>
          <th scope="row" className="min-w-32 font-semibold">
            {first}
          </th>
          {rest.map((cell, index) => (
            <td key={columns[index + 1]} className="min-w-32">
              {cell}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </TableFrame>
);

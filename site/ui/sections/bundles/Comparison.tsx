import type { SectionOf } from "#site/content/schemas/sections.ts";
import { Icon } from "../../primitives/Icon.tsx";
import { DataTable } from "../DataTable.tsx";

/**
 * The bundles line by line. A phone is too narrow for five columns, so there each bundle is a heading that says for whom it is, and opens to its
 * lines.
 */
export const Comparison = ({ table }: { table: SectionOf<"table"> }) => (
  <>
    <div className="max-md:hidden">
      <DataTable section={table} />
    </div>
    <div className="md:hidden">
      {table.columns.slice(1).map((name, index) => (
        <Bundle key={name} name={name} lines={table.rows.map((row) => [row[0] ?? "", row[index + 1] ?? ""])} />
      ))}
    </div>
  </>
);

function Bundle({ name, lines: [first, ...lines] }: { name: string; lines: [line: string, text: string][] }) {
  return (
    <details className="group border-t border-line">
      <summary className="flex items-center justify-between gap-4 py-2">
        <h3 className="text-lg">
          {name}
          <span className="block text-sm font-normal text-soft">{first?.[1]}</span>
        </h3>
        <Icon name="chevron-down" className="shrink-0 smooth group-open:rotate-180" />
      </summary>
      <dl className="pb-5">
        {lines.map(([line, text]) => (
          <div key={line} className="py-1">
            <dt className="text-sm text-soft">{line}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

import type { SectionOf } from "#site/content/schemas/sections.ts";
import { columns } from "./columns.ts";

/** Figures for engineers. Each has a quantity, a value and a condition. */
export function Facts({ section: { items } }: { section: SectionOf<"facts"> }) {
  return (
    <dl className={`grid overflow-hidden rounded-card border border-line bg-raised ${columns(items)}`}>
      {items.map(({ label, value, note }) => (
        <div key={label} className="-me-px -mb-px border-e border-b border-line px-4 py-3 md:p-5">
          <dt className="text-sm text-soft">{label}</dt>
          <dd className="text-lg font-semibold">{value}</dd>
          {note && <dd className="text-sm text-soft">{note}</dd>}
        </div>
      ))}
    </dl>
  );
}

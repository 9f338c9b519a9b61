import type { SectionOf } from "#site/content/schemas/sections.ts";

/** A checklist. A reader can tick its boxes on the screen. On paper they are empty. */
export const Tasks = ({ section: { items } }: { section: Pick<SectionOf<"tasks">, "items"> }) => (
  <ul>
    {items.map((item) => (
      <li key={item} className="border-t border-line">
        <label className="flex items-start gap-3 py-3">
          <input type="checkbox" className="mt-1 size-4 shrink-0 accent-brand" />
          {item}
        </label>
      </li>
    ))}
  </ul>
);

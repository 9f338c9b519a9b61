import type { SectionOf } from "#app/site/schemas/sections.ts";
import { Markdown } from "../primitives/Markdown.tsx";
import { columns } from "./columns.ts";

export function Steps({ section: { items } }: { section: SectionOf<"steps"> }) {
  return (
    <ol className={`grid gap-8 md:grid-cols-2 ${columns(items)}`}>
      {items.map(({ title, text }, index) => (
        <li key={title} className="border-t-2 border-brand pt-4">
          <p className="text-sm font-semibold text-accent-deep">{index + 1}</p>
          <h3 className="mt-1 mb-2 text-lg">{title}</h3>
          <Markdown text={text} className="text-soft" />
        </li>
      ))}
    </ol>
  );
}

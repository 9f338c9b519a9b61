import type { SectionOf } from "#site/content/schemas/sections.ts";
import { Markdown } from "../primitives/Markdown.tsx";
import { columns } from "./columns.ts";

export function Steps({ section: { items } }: { section: SectionOf<"steps"> }) {
  return (
    <ol className={`grid gap-4 md:gap-8 ${columns(items)}`}>
      {items.map(({ title, text }, index) => (
        <li key={title} className="border-t-2 border-brand pt-2 md:pt-4">
          <h3 className="mb-1 text-lg">
            <span className="text-accent-deep">{index + 1}</span> {title}
          </h3>
          <Markdown text={text} className="text-sm text-soft" />
        </li>
      ))}
    </ol>
  );
}

import type { SectionOf } from "#app/site/schemas/sections.ts";
import { Icon } from "../primitives/Icon.tsx";
import { Markdown } from "../primitives/Markdown.tsx";

const marks = {
  dot: <span aria-hidden className="mx-1 mt-2.5 size-1.5 shrink-0 rounded-full bg-brand" />,
  check: <Icon name="check" className="mt-1 shrink-0 text-brand" />,
  warn: <Icon name="alert" className="mt-1 shrink-0 text-accent-deep" />,
};

export const List = ({ section: { items, mark } }: { section: SectionOf<"list"> }) => (
  <ul className="grid gap-x-10 gap-y-4 md:grid-cols-2">
    {items.map((item) => (
      <li key={item} className="flex gap-3">
        {marks[mark]}
        <span>
          <Markdown text={item} inline />
        </span>
      </li>
    ))}
  </ul>
);

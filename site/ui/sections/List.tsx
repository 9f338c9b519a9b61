import type { SectionOf } from "#site/content/schemas/sections.ts";
import { Icon } from "../primitives/Icon.tsx";
import { Markdown } from "../primitives/Markdown.tsx";

/** The markup is short, because pages with hundreds of these must fit into the first packets. */
const marks = {
  dot: <b aria-hidden>·</b>,
  check: <Icon name="check" className="mt-1 shrink-0 text-brand" />,
  warn: (
    <b aria-hidden className="text-danger">
      !
    </b>
  ),
};

export const List = ({ section: { items, mark } }: { section: SectionOf<"list"> }) => (
  <ul className="grid gap-x-10 gap-y-2 md:gap-y-4 md:grid-cols-2">
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

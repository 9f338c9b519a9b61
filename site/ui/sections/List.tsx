import type { SectionOf } from "#site/content/schemas/sections.ts";
import { Icon } from "../primitives/Icon.tsx";
import { Markdown } from "../primitives/Markdown.tsx";

/** The mark before an item. Its markup is short: a page may have hundreds of items, and must still fit into the first network packets. */
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

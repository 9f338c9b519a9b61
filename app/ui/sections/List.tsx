import type { SectionOf } from "#app/site/schemas/sections.ts";
import { Markdown } from "../primitives/Markdown.tsx";
import { Ticked } from "./PageHero.tsx";

export function List({ section: { items } }: { section: SectionOf<"list"> }) {
  return (
    <ul className="grid gap-x-10 gap-y-4 md:grid-cols-2">
      {items.map((item) => (
        <Ticked key={item}>
          <Markdown text={item} inline />
        </Ticked>
      ))}
    </ul>
  );
}

import type { SectionOf } from "#site/content/schemas/sections.ts";
import { Markdown } from "../primitives/Markdown.tsx";

/** A frank remark that stands out, because it saves the reader money. */
export function Note({ section: { body } }: { section: SectionOf<"note"> }) {
  return <Markdown text={body} className="max-w-lg border-s-4 border-accent ps-6 text-lg" />;
}

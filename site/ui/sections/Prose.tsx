import type { SectionOf } from "#site/content/schemas/sections.ts";
import { Markdown } from "../primitives/Markdown.tsx";

export function Prose({ section }: { section: SectionOf<"prose"> }) {
  return <Markdown text={section.body} className="max-w-lg" />;
}

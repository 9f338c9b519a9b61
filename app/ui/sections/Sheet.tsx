import type { ShownOf } from "#app/site/schemas/sections.ts";
import { Markdown } from "../primitives/Markdown.tsx";
import { LocalSheet } from "../sheets/LocalSheet.tsx";

/** What a sheet means for the reader, and the sheet. By `data-sheet` the check on repeated text recognises what the engine wrote. */
export const Sheet = ({ section: { name, body, sheet } }: { section: ShownOf<"sheet"> }) => (
  <>
    <Markdown text={body} className="max-w-lg" />
    <div data-sheet={name}>
      <LocalSheet sheet={sheet} />
    </div>
  </>
);

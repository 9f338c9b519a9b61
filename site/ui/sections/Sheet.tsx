import type { ShownOf } from "#site/content/schemas/sections.ts";
import { LocalSheet } from "../sheets/LocalSheet.tsx";

/** The check on repeated text finds the engine's words by `data-sheet`. The text with the meaning for the reader comes before the sheet. */
export const Sheet = ({ section: { name, sheet } }: { section: ShownOf<"sheet"> }) => (
  <div data-sheet={name} className="min-w-0">
    <LocalSheet sheet={sheet} />
  </div>
);

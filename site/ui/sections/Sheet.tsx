import type { ShownOf } from "#site/content/schemas/sections.ts";
import { LocalSheet } from "../sheets/LocalSheet.tsx";

/** A local sheet. The check on repeated text recognises the engine's words by `data-sheet`. The text for the reader stands before the sheet. */
export const Sheet = ({ section: { name, sheet } }: { section: ShownOf<"sheet"> }) => (
  <div data-sheet={name} className="min-w-0">
    <LocalSheet sheet={sheet} />
  </div>
);

import type { ShownOf } from "#site/content/schemas/sections.ts";
import { LocalSheet } from "../sheets/LocalSheet.tsx";

/** By `data-sheet` the check on repeated text recognises what the engine wrote. What it means for the reader stands before it. */
export const Sheet = ({ section: { name, sheet } }: { section: ShownOf<"sheet"> }) => (
  <div data-sheet={name} className="min-w-0">
    <LocalSheet sheet={sheet} />
  </div>
);

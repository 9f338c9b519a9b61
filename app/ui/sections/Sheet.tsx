import type { ShownOf } from "#app/site/schemas/sections.ts";
import { Markdown } from "../primitives/Markdown.tsx";
import { sheetDrawings } from "../sheets/drawings.ts";

/** What a sheet means for the reader, and the sheet. By `data-sheet` the check on repeated text recognises what the engine wrote. */
export function Sheet({ section: { name, body, places } }: { section: ShownOf<"sheet"> }) {
  const Drawing = sheetDrawings[name];
  return (
    <>
      <Markdown text={body} className="max-w-lg" />
      {Drawing && (
        <div data-sheet={name} className="mt-8">
          <Drawing places={places} />
        </div>
      )}
    </>
  );
}

import type { BudgetHandle } from "#app/documents.ts";
import { land } from "#site/ui/map/land.server.tsx";

export const handle = { budget: "page" } satisfies BudgetHandle;

/** The land of the maps, as the SVG file that pages refer to. The build makes this file. */
export const loader = () => new Response(land(), { headers: { "content-type": "image/svg+xml" } });

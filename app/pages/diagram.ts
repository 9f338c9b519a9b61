import { data } from "react-router";
import type { BudgetHandle } from "#app/documents.ts";
import { diagramAt } from "#site/content/diagrams.server.ts";
import { plate } from "#site/ui/diagrams/plate.server.tsx";
import type { Route } from "./+types/diagram.ts";

export const handle = { budget: "page" } satisfies BudgetHandle;

/** A diagram in one language, as the SVG file that pages refer to. The build makes this file. */
export function loader({ url }: Route.LoaderArgs) {
  const diagram = diagramAt(url.pathname);
  if (!diagram) throw data(null, { status: 404 });
  return new Response(plate(diagram), { headers: { "content-type": "image/svg+xml" } });
}

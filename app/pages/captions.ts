import { data } from "react-router";
import type { BudgetHandle } from "#app/documents.ts";
import { captionsAt } from "#site/content/loops.server.ts";
import type { Route } from "./+types/captions.ts";

export const handle = { budget: "page" } satisfies BudgetHandle;

/** The captions of a film in one language. The build makes this file. */
export function loader({ url }: Route.LoaderArgs) {
  const captions = captionsAt(url.pathname);
  if (captions === undefined) throw data(null, { status: 404 });
  return new Response(captions, { headers: { "content-type": "text/vtt; charset=utf-8" } });
}

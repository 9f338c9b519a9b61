import { data } from "react-router";
import type { BudgetHandle } from "#app/documents.ts";
import { sitemapAt } from "#site/content/sitemap.server.ts";
import type { Route } from "./+types/sitemap.ts";

export const handle = { budget: "page" } satisfies BudgetHandle;

/** The index of the sitemaps, or one sitemap. The build makes these files. */
export function loader({ url }: Route.LoaderArgs) {
  const xml = sitemapAt(url.pathname);
  if (!xml) throw data(null, { status: 404 });
  return new Response(xml, { headers: { "content-type": "application/xml; charset=utf-8" } });
}

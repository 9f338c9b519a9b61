import { data } from "react-router";
import { sitemapAt } from "#site/content/sitemap.server.ts";
import type { Route } from "./+types/sitemap.ts";

/** The index of the sitemaps, or one sitemap. The build makes these files. */
export function loader({ url }: Route.LoaderArgs) {
  const xml = sitemapAt(url.pathname);
  if (!xml) throw data(null, { status: 404 });
  return new Response(xml, { headers: { "content-type": "application/xml; charset=utf-8" } });
}

import { sitemapXml } from "#app/site/sitemap.server.ts";

export const loader = () =>
  new Response(sitemapXml(), { headers: { "content-type": "application/xml; charset=utf-8" } });

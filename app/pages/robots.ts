import { robotsTxt } from "#site/content/sitemap.server.ts";

export const loader = () => new Response(robotsTxt(), { headers: { "content-type": "text/plain; charset=utf-8" } });

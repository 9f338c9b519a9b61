import type { BudgetHandle } from "#app/documents.ts";
import { robotsTxt } from "#site/content/sitemap.server.ts";

export const handle = { budget: "page" } satisfies BudgetHandle;

export const loader = () => new Response(robotsTxt(), { headers: { "content-type": "text/plain; charset=utf-8" } });

import type { BudgetHandle } from "#app/documents.ts";
import { llmsTxt } from "#site/content/llms.server.ts";

export const handle = { budget: "page" } satisfies BudgetHandle;

/** Tells programs that read for a person which pages there are. The build makes this file. */
export const loader = () => new Response(llmsTxt(), { headers: { "content-type": "text/plain; charset=utf-8" } });

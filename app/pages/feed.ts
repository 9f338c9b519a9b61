import { languageOf } from "@site/ground/language/languages.ts";
import type { BudgetHandle } from "#app/documents.ts";
import { feed } from "#site/content/feed.server.ts";
import type { Route } from "./+types/feed.ts";

export const handle = { budget: "page" } satisfies BudgetHandle;

/** The newest articles for feed readers. The build makes this file. */
export const loader = ({ url }: Route.LoaderArgs) =>
  new Response(feed(languageOf(url.pathname)), { headers: { "content-type": "application/atom+xml; charset=utf-8" } });

import { languageOf } from "@site/ground/language/languages.ts";
import type { BudgetHandle } from "#app/documents.ts";
import { handedOverWith } from "#domain/calculators/kit/hand-over.server.ts";
import { handOff } from "#domain/leads/customer/forms/whatsapp.server.ts";
import type { Route } from "./+types/whatsapp.ts";

export const handle = { budget: "page" } satisfies BudgetHandle;

/** Redirects to WhatsApp, even if something here fails. Before the redirect it records the visitor's subject. */
export async function loader({ request, url }: Route.LoaderArgs) {
  const language = languageOf(url.pathname);
  const location = await handOff(request, url.searchParams, language, await handedOverWith(request, url));
  return new Response(null, { status: 303, headers: { location, "x-robots-tag": "noindex, nofollow" } });
}

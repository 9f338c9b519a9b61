import { receiveContact } from "#app/features/leads/contact.server.ts";
import { languageOf } from "#app/i18n/languages.ts";
import type { Route } from "./+types/api-contact.ts";

/** The contact form, sent by its script: the answer is data, the words are already in the page. */
export async function action({ request }: Route.ActionArgs) {
  const { status, values: _, ...answer } = await receiveContact(request, languageOf);
  return Response.json(answer, { status });
}

export const loader = () => new Response(null, { status: 405, headers: { allow: "POST" } });

import { languageOf } from "#app/i18n/languages.ts";
import type { receiveContact } from "./receive.server.ts";

/** A form sent by its script: the answer is data; the words and what was typed are already in the page. */
export async function answerData(request: Request, receive: typeof receiveContact): Promise<Response> {
  const { status, values: _, ...answer } = await receive(request, languageOf);
  return Response.json(answer, { status });
}

export const onlyPost = () => new Response(null, { status: 405, headers: { allow: "POST" } });

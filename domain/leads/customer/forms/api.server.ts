import { languageOf } from "@site/ground/language/languages.ts";
import type { receiveContact } from "./receive.server.ts";

/** Answers a form that was sent by its script. The answer has only data, because the page already has the words and the input. */
export async function answerData(request: Request, receive: typeof receiveContact): Promise<Response> {
  const { status, values: _, ...answer } = await receive(request, languageOf);
  return Response.json(answer, { status });
}

export const onlyPost = () => new Response(null, { status: 405, headers: { allow: "POST" } });

import { languageOf } from "@site/ground/language/languages.ts";
import type { receiveContact } from "./receive.server.ts";

/** Answers a form that the script sent. The answer has no texts and no typed values, because the page already has them. */
export async function answerData(request: Request, receive: typeof receiveContact): Promise<Response> {
  const { status, values: _, ...answer } = await receive(request, languageOf);
  return Response.json(answer, { status });
}

export const onlyPost = () => new Response(null, { status: 405, headers: { allow: "POST" } });

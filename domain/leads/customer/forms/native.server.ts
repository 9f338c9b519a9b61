import { languageOf } from "@site/ground/language/languages.ts";
import { data, redirect } from "react-router";
import type { receiveContact } from "./receive.server.ts";

/**
 * Answers a form that was sent without a script. If the enquiry was stored, it redirects to the private page of the enquiry. Otherwise it
 * returns the form with its problems.
 */
export async function answerPage(request: Request, url: URL, receive: typeof receiveContact) {
  const language = languageOf(url.pathname);
  const { status, ...answer } = await receive(request, () => language);
  if (answer.followUrl) return redirect(answer.followUrl, 303);
  return data(answer, { status });
}

import { data, redirect } from "react-router";
import { languageOf } from "#app/i18n/languages.ts";
import type { receiveContact } from "./receive.server.ts";

/** A form sent without JavaScript: stored, the visitor is led to the private page; else the page comes back with what is wrong. */
export async function answerPage(request: Request, url: URL, receive: typeof receiveContact) {
  const language = languageOf(url.pathname);
  const { status, ...answer } = await receive(request, () => language);
  if (answer.followUrl) return redirect(answer.followUrl, 303);
  return data(answer, { status });
}

import { data, redirect } from "react-router";
import { languageOf } from "#app/i18n/languages.ts";
import { href } from "#app/site/links.ts";
import type { receiveContact } from "./receive.server.ts";

/** A form sent without JavaScript: stored, the visitor is led on; else the page comes back with what is wrong. */
export async function answerPage(request: Request, url: URL, receive: typeof receiveContact) {
  const language = languageOf(url.pathname);
  const { status, ...answer } = await receive(request, () => language);
  if (answer.reference) return redirect(`${href("/contact/sent", language)}?ref=${answer.reference}`, 303);
  return data(answer, { status });
}

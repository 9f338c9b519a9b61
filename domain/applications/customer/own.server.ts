import { type Language, languageOf } from "@site/ground/language/languages.ts";
import { href } from "@site/ground/site-map/links.ts";
import { dateOfDay, uaeDay } from "@site/ground/time/uae-time.ts";
import { data, redirect } from "react-router";
import { looksTooOften } from "#domain/leads/index.server.ts";
import { db } from "#platform/db/db.ts";
import { orAway } from "#site/content/away.server.ts";
import { readForm } from "#site/forms/form.server.ts";
import { formatDate } from "#site/i18n/t.ts";
import { isToken, ownApplication, withdrawApplication } from "../store/own.ts";

/**
 * Loads the applicant's private page. It shows the state of the application, but not the personal data, because the applicant may pass the
 * link on.
 */
export const ownPage = (request: Request, token: string, pathname: string) =>
  orAway(request, async () => {
    if (await looksTooOften(request)) return data({ application: undefined }, { status: 429 });
    const found = isToken(token) ? await ownApplication(await db(), token) : undefined;
    if (!found) throw data(null, { status: 404 });
    return { application: view(found, languageOf(pathname)) };
  });

type Found = NonNullable<Awaited<ReturnType<typeof ownApplication>>>;

const view = ({ reference, state, jobTitle, erased, mayWithdraw, hasCv, history }: Found, language: Language) => ({
  reference,
  state,
  jobTitle,
  erased,
  mayWithdraw,
  hasCv,
  history: history.map(({ at, ...entry }) => ({ ...entry, day: formatDate(dateOfDay(uaeDay(at)), language) })),
});
export type ApplicationView = ReturnType<typeof view>;

export async function withdrawOwn(request: Request, token: string, pathname: string) {
  const form = await readForm(request);
  const take = async () => {
    if (await looksTooOften(request)) throw data(null, { status: 429 });
    if (form?.fields.intent !== "withdraw" || !isToken(token)) throw data(null, { status: 404 });
    await withdrawApplication(await db(), token);
    return redirect(href(`/application/${token}`, languageOf(pathname)), 303);
  };
  return orAway(request, take, form);
}

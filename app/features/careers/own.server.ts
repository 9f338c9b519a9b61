import { data, redirect } from "react-router";
import { type Language, languageOf } from "#app/i18n/languages.ts";
import { formatDate } from "#app/i18n/t.ts";
import { dateOfDay, uaeDay } from "#app/i18n/uae-time.ts";
import { href } from "#app/site/links.ts";
import { isToken, ownApplication, withdrawApplication } from "#server/applications/own.ts";
import { db } from "#server/db/db.ts";
import { isOverLimit, limits } from "#server/spam/limits.ts";

const looksTooOften = async (request: Request) =>
  isOverLimit(await db(), limits.follow, request.headers.get("x-client-address") ?? "unknown");

/** The applicant's private page: the state of the application, never the data themselves, because a link can be passed on. */
export async function ownPage(request: Request, token: string, pathname: string) {
  if (await looksTooOften(request)) return data({ application: undefined }, { status: 429 });
  const found = isToken(token) ? await ownApplication(await db(), token) : undefined;
  if (!found) throw data(null, { status: 404 });
  return { application: view(found, languageOf(pathname)) };
}

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
  const form = await request.formData().catch(() => undefined);
  if (form?.get("intent") !== "withdraw" || !isToken(token)) throw data(null, { status: 404 });
  await withdrawApplication(await db(), token);
  return redirect(href(`/application/${token}`, languageOf(pathname)), 303);
}

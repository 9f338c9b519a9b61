import { languageOf } from "@site/ground/language/languages.ts";
import { data } from "react-router";
import { logError } from "#platform/process/log.ts";
import { translator } from "#site/i18n/t.ts";
import type { UnsentForm } from "./unsent-form.ts";

const longest = 10_000;

interface Form {
  fields: Record<string, string>;
  photos: readonly Blob[];
}

/** The server puts this number of seconds on every page that it cannot show because the database is away (`entry.server.tsx`). */
const patience = "10";
const away = { status: 503, headers: { "retry-after": patience } };

/**
 * Answers a customer from the database. If the database is away or a query fails, the answer contains what was typed. A thrown refusal or redirect
 * passes unchanged.
 */
export async function tryWork<T>(
  request: Request,
  work: () => Promise<T>,
  sent?: Form | null,
): Promise<{ result: T } | { unsent: UnsentForm }> {
  try {
    return { result: await work() };
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    logError(error, request.headers.get("x-request-id") ?? undefined);
    return { unsent: unsentOf(sent) };
  }
}

/** Does the same for the loader or the action of a page, which then shows `ui/layout/AwayPage.tsx`. There one button sends again what was typed. */
export async function orAway<T>(request: Request, work: () => Promise<T>, sent?: Form | null) {
  const outcome = await tryWork(request, work, sent);
  return "result" in outcome ? outcome.result : data(outcome.unsent, away);
}

/** Does the same for everything that is not a page. A script gets JSON, and a visitor who opens a file gets a sentence. */
export async function fileOrAway(request: Request, work: () => Promise<Response>): Promise<Response> {
  const outcome = await tryWork(request, work);
  if ("result" in outcome) return outcome.result;
  const { pathname } = new URL(request.url);
  if (pathname.startsWith("/api/")) return Response.json(outcome.unsent, away);
  const t = translator(languageOf(pathname));
  const headers = { ...away.headers, "content-type": "text/plain; charset=utf-8" };
  return new Response(`${t("away.title")}. ${t("away.text")}`, { ...away, headers });
}

const unsentOf = (sent: Form | null | undefined): UnsentForm => ({
  failed: true,
  values: Object.fromEntries(
    Object.entries(sent?.fields ?? {}).map(([name, value]) => [name, value.slice(0, longest)]),
  ),
  hasFiles: (sent?.photos ?? []).length > 0,
});

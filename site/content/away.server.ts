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

/** The header Retry-After, in seconds, of every page that cannot be shown because the database is away (also set in `entry.server.tsx`). */
const patience = "10";
const away = { status: 503, headers: { "retry-after": patience } };

/**
 * Runs work that needs the database. If the work fails, the result contains what the customer typed. A thrown response, such as a
 * refusal or a redirect, is thrown again.
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

/**
 * Like `tryWork`, for the loader or the action of a page. If the work fails, the page shows `ui/layout/AwayPage.tsx`, with one
 * button that sends the typed values again.
 */
export async function orAway<T>(request: Request, work: () => Promise<T>, sent?: Form | null) {
  const outcome = await tryWork(request, work, sent);
  return "result" in outcome ? outcome.result : data(outcome.unsent, away);
}

/** Like `tryWork`, for everything that is not a page. A script gets JSON, and a visitor who opens a file gets a sentence. */
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

import { budgets } from "#platform/http/budgets.ts";
import { requestLimit } from "#platform/http/request-limit.ts";

const cachedMs = 60_000;

/** Reads something at most once a minute, because many people look and little changes. All visitors share what was read. */
export function recent<T>(read: (now: number) => Promise<T>) {
  let cached: { until: number; value: Promise<T> } | undefined;
  const forget = () => {
    cached = undefined;
  };
  const get = (now: number): Promise<T> => {
    if (cached && cached.until > now) return cached.value;
    const value = read(now);
    cached = { until: now + cachedMs, value };
    value.catch(forget);
    return value;
  };
  return { get, forget };
}

const waitFor = requestLimit(budgets.pieces);

/** The headers of a piece of HTML that a script puts into a page. */
export const pieceHeaders = { "cache-control": "public, max-age=60", "x-robots-tag": "noindex" };

/** Refuses a client that asks for pieces of pages too often. */
export function refusalFor(request: Request): Response | undefined {
  const wait = waitFor(request);
  return wait > 0 ? new Response(null, { status: 429, headers: { "retry-after": String(wait) } }) : undefined;
}

/** Answers with a piece of HTML, or with nothing if it is empty. */
export const pieceAnswer = (html: string): Response =>
  html === ""
    ? new Response(null, { status: 204, headers: pieceHeaders })
    : new Response(html, { headers: { ...pieceHeaders, "content-type": "text/html; charset=utf-8" } });

import { renderToReadableStream } from "react-dom/server";
import { type EntryContext, isRouteErrorResponse, type ServerBuild, ServerRouter } from "react-router";
import { answerMissing, loadMissing, missingPage } from "#domain/operations/office/missing/missing.server.tsx";
import { answerSearch } from "#domain/search/pages/in-frame.server.tsx";
import { loadSearch } from "#domain/search/pages/load.server.ts";
import { answerer, answerTasks } from "#platform/compute/answer.ts";
import { db } from "#platform/db/db.ts";
import { firstPartsOf } from "#platform/http/page-routes.ts";
import { logError } from "#platform/process/log.ts";
import { withSpan } from "#platform/trace/trace.ts";
import { serve as start } from "#server/serve.ts";
import { takeOverWork } from "#server/workers.ts";
import { ContentError } from "#site/content/files.server.ts";
import { NonceContext } from "#site/islands/nonce.ts";
import { isDocument } from "./documents.ts";
import { BootContext } from "./islands/BootScript.tsx";
import { loadIslands } from "./islands/components.server.ts";
import { IslandsContext } from "./islands/Island.tsx";
import { handlersFor } from "./outbox-handlers.server.ts";

const prepare = async (root: string) => void (await Promise.all([loadSearch(root), loadMissing(root), loadIslands()]));

/** The program server/main.js calls this function. That file starts the web server and also the processes that only compute. */
export function serve(build: ServerBuild, { program }: { program: string }) {
  const firstParts = firstPartsOf(build.routes);
  const answerFirst = async (request: Request) =>
    (await answerSearch(request)) ?? (await answerMissing(request, firstParts));
  return start(build, { handlersFor, program, prepare, answerFirst });
}
export const compute = answerTasks;
/** Answers a request without an HTTP server. The build uses this function, and so do tools that read pages of a built site. */
export const answer = answerer;
if (import.meta.env.DEV) void takeOverWork(db, handlersFor).catch(logError);

/** The server puts the nonce of the response into this header of the request. Without it, the page is rendered without a nonce. */
const nonceOf = (request: Request) => request.headers.get("x-nonce") ?? undefined;

export default async function handleRequest(request: Request, status: number, headers: Headers, context: EntryContext) {
  const missing = isMissing(context) ? await missingPage(request) : undefined;
  if (missing) return missing;
  const nonce = nonceOf(request);
  const boot = { entry: context.manifest.entry.module, preamble: context.manifest.hmr?.runtime };
  const islands = await loadIslands();
  const body = await withSpan("render", "internal", {}, async () => {
    const stream = await renderToReadableStream(
      <NonceContext value={nonce}>
        <BootContext value={boot}>
          <IslandsContext value={islands}>
            <ServerRouter context={context} url={request.url} nonce={nonce} />
          </IslandsContext>
        </BootContext>
      </NonceContext>,
      { signal: request.signal, nonce },
    );
    await stream.allReady;
    return stream;
  });
  headers.set("content-type", "text/html; charset=utf-8");
  // React Router drops the headers of a response that was thrown, so Retry-After is set again here.
  if (status === 503) headers.set("retry-after", "10");
  return new Response(body, { status: hasFailed(context) ? 500 : status, headers });
}

/**
 * True for a 404 at the address of a document, which is a page without React Router in the browser. The other pages show their own
 * message, inside their header and menu.
 */
const isMissing = ({ staticHandlerContext: { errors, matches } }: EntryContext) => {
  const error = errors?.root;
  return isRouteErrorResponse(error) && error.status === 404 && isDocument(matches.map(({ route }) => route));
};

/** True if a loader failed. React Router keeps the status of an action even if a loader fails after the action, so the caller sets 500. */
const hasFailed = ({ staticHandlerContext: { errors } }: EntryContext) =>
  Object.values(errors ?? {}).some((error) => !isRouteErrorResponse(error));

/** Logs errors in loaders, actions and rendering. A missing page is no error, and a form that is sent to a page without an action is none either. */
export const handleError = (error: unknown, { request }: { request: Request }) => {
  // The client has disconnected, so there is nobody to answer.
  if (isRouteErrorResponse(error) || request.signal.aborted) return;
  if (import.meta.env.DEV || error instanceof ContentError) console.error(error);
  else logError(error, request.headers.get("x-request-id") ?? undefined);
};

import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { languageCodes } from "@site/ground/language/languages.ts";
import { href } from "@site/ground/site-map/links.ts";
import { QueueFull } from "#platform/process/limits.ts";
import { logError } from "#platform/process/log.ts";
import { withSpan } from "#platform/trace/trace.ts";
import { type Frame, frameOf, markupIn } from "#site/ui/layout/frame.server.tsx";
import { takeTurn } from "./in-turn.server.ts";
import { searchPage } from "./page.server.ts";
import { Search } from "./Search.tsx";

/** The frames, by the path of their page. A frame is the prerendered page around the results. */
const frames = new Map<string, Frame>();

/** Loads the frames of the built site. In development there are no prerendered pages, so each page is rendered as a whole. */
export async function loadFrames(root: string): Promise<void> {
  for (const language of languageCodes) {
    const path = href("/search", language);
    const document = await readFile(join(root, "build/client", path, "index.html"), "utf8");
    frames.set(path, frameOf(document, path));
  }
}

/** The parameters that do not change the frame. */
const names = ["q", "page"];

/**
 * Answers a search by putting the results into the prerendered page, without the router. The router and the frame took most of the time of
 * a search. Returns undefined for other requests, and for requests that the router must refuse.
 */
export async function answerSearch(request: Request): Promise<Response | undefined> {
  const url = new URL(request.url);
  const frame = frames.get(url.pathname);
  const isUsual = request.method === "GET" && [...url.searchParams.keys()].every((key) => names.includes(key));
  if (!frame || !isUsual) return undefined;
  try {
    return await takeTurn(() => resultsIn(frame, request, url), request.signal);
  } catch (error) {
    if (!(error instanceof QueueFull || request.signal.aborted)) logError(error);
    return undefined;
  }
}

async function resultsIn(frame: Frame, request: Request, url: URL): Promise<Response> {
  const { data, init } = await searchPage(request, url);
  const headers = new Headers(init?.headers);
  headers.set("content-type", "text/html; charset=utf-8");
  const content = await withSpan("render", "internal", {}, () => markupIn(frame, <Search {...data} />, request));
  return new Response(frame.around(content, frame.shell.alternate.href + url.search), {
    status: init?.status,
    headers,
  });
}

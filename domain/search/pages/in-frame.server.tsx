import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { languageCodes } from "@site/ground/language/languages.ts";
import { href } from "@site/ground/site-map/links.ts";
import { QueueFull } from "#platform/process/limits.ts";
import { logError } from "#platform/process/log.ts";
import { withSpan } from "#platform/trace/trace.ts";
import { pageAt } from "#site/content/page.server.ts";
import { type Frame, frameOf } from "#site/ui/layout/frame.server.tsx";
import { takeTurn } from "./in-turn.server.ts";
import { outcomeOf, searchIn, shownFor } from "./page.server.ts";
import { Search, type SearchContent } from "./Search.tsx";

/** A prerendered page around the results, and its own words. */
interface Framed {
  frame: Frame;
  page: SearchContent["page"];
}

/** The frames, by the path of their page. */
const frames = new Map<string, Framed>();

/** Loads the frames of the built site. In development there are no prerendered pages, so each page is rendered as a whole. */
export async function loadFrames(root: string): Promise<void> {
  for (const language of languageCodes) {
    const path = href("/search", language);
    const document = await readFile(join(root, "build/client", path, "index.html"), "utf8");
    frames.set(path, { frame: await frameOf(document, path), page: pageAt("search", path).page });
  }
}

/**
 * Makes some pages that nobody sees, one at a time. A page takes many times as long before the engine has compiled the code that makes it,
 * and no visitor should wait for that.
 */
export async function warmUp(texts: readonly string[]): Promise<void> {
  for (const text of texts)
    for (const framed of frames.values()) {
      const { language } = framed.frame.shell;
      const make = async () => render(framed, shownFor(text, language, await outcomeOf(text, language, 1)), "");
      await takeTurn(make);
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
  const framed = frames.get(url.pathname);
  const isUsual = request.method === "GET" && [...url.searchParams.keys()].every((key) => names.includes(key));
  if (!framed || !isUsual) return undefined;
  try {
    return await takeTurn(() => resultsIn(framed, request, url), request.signal);
  } catch (error) {
    if (!(error instanceof QueueFull || request.signal.aborted)) logError(error);
    return undefined;
  }
}

async function resultsIn(framed: Framed, request: Request, url: URL): Promise<Response> {
  const { data, init } = await searchIn(request, url, framed.frame.shell.language);
  const headers = new Headers(init?.headers);
  headers.set("content-type", "text/html; charset=utf-8");
  const body = await withSpan("render", "internal", {}, async () => render(framed, data, url.search));
  return new Response(body, { status: init?.status, headers });
}

const render = ({ frame, page }: Framed, shown: Omit<SearchContent, "page">, query: string) =>
  frame.around(frame.render(<Search page={page} {...shown} />), frame.shell.alternate.href + query);

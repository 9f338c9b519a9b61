import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { renderToStaticMarkup } from "react-dom/server";
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from "react-router";
import { languageCodes, otherLanguage } from "#app/i18n/languages.ts";
import { href } from "#app/site/links.ts";
import { type Shell, shellOf } from "#app/site/shell.server.ts";
import { escaped } from "#app/site/xml.ts";
import { QueueFull } from "#server/concurrency.ts";
import { logError } from "#server/log.ts";
import { takeTurn } from "./in-turn.server.ts";
import { type SearchData, searchPage } from "./page.server.ts";
import { Search } from "./Search.tsx";

/** The prerendered document round its content; only the link to the other language changes with the query. */
interface Frame {
  around(query: string, content: string): Buffer<ArrayBuffer>;
  shell: Shell;
}

/** By the path of the page. */
const frames = new Map<string, Frame>();

/** For the built site; in development there is no prerendered document, and everything is rendered. */
export async function loadFrames(root: string): Promise<void> {
  for (const language of languageCodes) {
    const path = href("/search", language);
    const document = await readFile(join(root, "build/client", path, "index.html"), "utf8");
    frames.set(path, frameOf(document, path, href("/search", otherLanguage(language))));
  }
}

const ofMain = /^([\s\S]*<main [^>]*>)[\s\S]*(<\/main>[\s\S]*)$/;

function frameOf(document: string, pathname: string, other: string): Frame {
  const [, before, after] = ofMain.exec(document) ?? [];
  if (before === undefined || after === undefined) throw new Error(`The document of ${pathname} has no <main>.`);
  const [start = Buffer.alloc(0), ...rest] = before.split(`href="${other}"`).map((piece) => Buffer.from(piece));
  const end = Buffer.from(after);
  return {
    around(query, content) {
      const link = Buffer.from(`href="${other}${escaped(query)}"`);
      return Buffer.concat([start, ...rest.flatMap((piece) => [link, piece]), Buffer.from(content), end]);
    },
    shell: shellOf({ pathname, search: "" }),
  };
}

/** What the frame does not depend on. */
const asked = ["q", "page"];

/**
 * A page of results inside the prerendered document, before the router: to look through all routes and to render the frame anew took most
 * of the time of a search. Undefined for other requests, and for those that the router must refuse.
 */
export async function answerSearch(request: Request): Promise<Response | undefined> {
  const url = new URL(request.url);
  const frame = frames.get(url.pathname);
  const isUsual = request.method === "GET" && [...url.searchParams.keys()].every((key) => asked.includes(key));
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
  const content = await markupOf(data, frame.shell, request);
  return new Response(frame.around(url.search, content), { status: init?.status, headers });
}

/** A router of one route, which has the data that parts of the content ask the root for. */
async function markupOf(data: SearchData, shell: Shell, request: Request): Promise<string> {
  const handler = createStaticHandler([{ id: "root", path: "*", loader: () => shell, element: <Search {...data} /> }]);
  const context = await handler.query(request);
  if (context instanceof Response) throw context;
  const router = createStaticRouter(handler.dataRoutes, context);
  return renderToStaticMarkup(<StaticRouterProvider router={router} context={context} hydrate={false} />);
}

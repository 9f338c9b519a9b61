import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { renderToStaticMarkup } from "react-dom/server";
import { createStaticHandler, createStaticRouter, type MiddlewareFunction, StaticRouterProvider } from "react-router";
import { type Language, languageCodes, languageOf, otherLanguage } from "#app/i18n/languages.ts";
import { href } from "#app/site/links.ts";
import { type Shell, shellOf } from "#app/site/shell.server.ts";
import { escaped } from "#app/site/xml.ts";
import { type SearchData, searchPage } from "./page.server.ts";
import { Search } from "./Search.tsx";

/** The prerendered document round its content; only the link to the other language changes with the query. */
interface Frame {
  around(query: string, content: string): string;
  shell: Shell;
}

const frames = new Map<Language, Frame>();

/** For the built site; in development there is no prerendered document, and everything is rendered. */
export async function loadFrames(root: string): Promise<void> {
  for (const language of languageCodes) {
    const path = href("/search", language);
    const document = await readFile(join(root, "build/client", path, "index.html"), "utf8");
    frames.set(language, frameOf(document, path, href("/search", otherLanguage(language))));
  }
}

const ofMain = /^([\s\S]*<main [^>]*>)[\s\S]*(<\/main>[\s\S]*)$/;

function frameOf(document: string, pathname: string, other: string): Frame {
  const [, before, after] = ofMain.exec(document) ?? [];
  if (before === undefined || after === undefined) throw new Error(`The document of ${pathname} has no <main>.`);
  const [start, ...rest] = before.split(`href="${other}"`);
  const linked = (query: string) => [start, ...rest].join(`href="${other}${escaped(query)}"`);
  return {
    around: (query, content) => linked(query) + content + after,
    shell: shellOf({ pathname, search: "" }),
  };
}

/** What the frame does not depend on. */
const asked = ["q", "page"];

/** A page of results inside the prerendered document: rendering the frame anew took most of the time of a search. */
export const inFrame: MiddlewareFunction<Response> = async ({ request }, next) => {
  const url = new URL(request.url);
  const frame = frames.get(languageOf(url.pathname));
  const isUsual = request.method === "GET" && [...url.searchParams.keys()].every((key) => asked.includes(key));
  if (!frame || !isUsual) return next();
  const { data, init } = await searchPage(request, url);
  const headers = new Headers(init?.headers);
  headers.set("content-type", "text/html; charset=utf-8");
  const content = await markupOf(data, frame.shell, request);
  return new Response(frame.around(url.search, content), { status: init?.status, headers });
};

/** A router of one route, which has the data that parts of the content ask the root for. */
async function markupOf(data: SearchData, shell: Shell, request: Request): Promise<string> {
  const handler = createStaticHandler([{ id: "root", path: "*", loader: () => shell, element: <Search {...data} /> }]);
  const context = await handler.query(request);
  if (context instanceof Response) throw context;
  const router = createStaticRouter(handler.dataRoutes, context);
  return renderToStaticMarkup(<StaticRouterProvider router={router} context={context} hydrate={false} />);
}

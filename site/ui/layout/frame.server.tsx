import { createContext, type ReactNode, use } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from "react-router";
import { type Shell, shellOf } from "#site/content/shell.server.ts";
import { escapeXml } from "#site/content/xml.ts";

/** A frame is a prerendered document. The server puts content into it for each request. */
export interface Frame {
  /**
   * Returns the document with new content in it. Its link to the other language leads to `alternate`. Nothing else around the content
   * may change from request to request.
   */
  around(inside: string, alternate: string): Buffer<ArrayBuffer>;
  /** Renders new content. */
  render(content: ReactNode): string;
  /** The content that the document had after the build. */
  content: string;
  shell: Shell;
}

const ofMain = /^([\s\S]*<main [^>]*>)([\s\S]*)(<\/main>[\s\S]*)$/;

export async function frameOf(document: string, pathname: string): Promise<Frame> {
  const shell = shellOf({ pathname, search: "" });
  const [, before, content = "", after] = ofMain.exec(document) ?? [];
  if (before === undefined || after === undefined) throw new Error(`The document of ${pathname} has no <main>.`);
  const link = (address: string) => `href="${escapeXml(address)}"`;
  const [start = Buffer.alloc(0), ...rest] = before
    .split(link(shell.alternate.href))
    .map((piece) => Buffer.from(piece));
  const end = Buffer.from(after);
  return {
    around(inside, alternate) {
      const other = Buffer.from(link(alternate));
      return Buffer.concat([start, ...rest.flatMap((piece) => [other, piece]), Buffer.from(inside), end]);
    },
    render: await rendererOf(shell, pathname),
    content,
    shell,
  };
}

const Content = createContext<ReactNode>(null);
const Inside = () => use(Content);

/**
 * Returns a function that renders content. The components ask for the data of the root loader and for the language of the address, so a
 * router with one route provides these. It is made once, because they are the same for each request.
 */
async function rendererOf(shell: Shell, pathname: string) {
  const handler = createStaticHandler([{ id: "root", path: "*", loader: () => shell, Component: Inside }]);
  const context = await handler.query(new Request(new URL(pathname, "http://localhost")));
  if (context instanceof Response) throw context;
  const router = createStaticRouter(handler.dataRoutes, context);
  return (content: ReactNode) =>
    renderToStaticMarkup(
      <Content value={content}>
        <StaticRouterProvider router={router} context={context} hydrate={false} />
      </Content>,
    );
}

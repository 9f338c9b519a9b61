import { existsSync, readFileSync } from "node:fs";
import { extname, join } from "node:path";
import { idOf } from "@site/ground/site-map/links.ts";
import { kindOf } from "@site/ground/site-map/pages.ts";
import type { Program } from "../site.ts";

/** Returns pages, which the site's own program makes from the content of this clone, and the files that the pages need. */
export type Pages = {
  page: (path: string) => Promise<Response>;
  file: (path: string) => Promise<Response | undefined>;
};

/** The content security policy of a preview: a page can only be looked at. It can run no script and send no form. */
const policy =
  "default-src 'none'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self'; media-src 'self'; form-action 'none'; base-uri 'none'; frame-ancestors 'self'";
const types: Record<string, string> = {
  ".avif": "image/avif",
  ".svg": "image/svg+xml",
  ".woff2": "font/woff2",
  ".css": "text/css; charset=utf-8",
  ".png": "image/png",
};

/** Allows only pages that are written in content/. Pages of the office or of a customer are refused. */
export function isPage(path: string) {
  try {
    const kind = kindOf(idOf(path));
    return kind !== undefined && kind !== "plain" && kind !== "app";
  } catch {
    return false; // The path is not a valid address, such as /%zz.
  }
}

export function pagesOf({ answer, folder }: Program): Pages {
  return {
    async page(path) {
      if (!isPage(path)) return new Response("Not found.", { status: 404 });
      const { status, body } = await answer(path);
      return new Response(body, {
        status,
        headers: { "Content-Type": "text/html; charset=utf-8", "Content-Security-Policy": policy },
      });
    },
    async file(path) {
      const type = types[extname(path)];
      if (!type || !/^(\/[\w-][\w.-]*)+$/.test(path)) return undefined;
      const built = join(folder, path);
      const body = existsSync(built) ? readFileSync(built) : await drawn(path);
      if (body === undefined) return undefined;
      return new Response(body, { headers: { "Content-Type": type, "Cache-Control": "no-cache" } });
    },
  };

  /** Asks the program for diagrams, the map and the second part of the home page's styles, which are not files. */
  async function drawn(path: string) {
    const { status, headers, body } = await answer(path);
    const isDrawn = /^(image\/svg|text\/css)/.test(new Headers(headers).get("content-type") ?? "");
    return status === 200 && isDrawn ? body : undefined;
  }
}

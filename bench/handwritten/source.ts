import { resolve } from "node:path";
import { createRequestHandler, type ServerBuild } from "react-router";
import { parseHtml } from "../../tests/site/html.ts";
import { type BuiltPage, origin } from "../../tests/site/pages.ts";

/** Renders the page with its original class names, which the build shortens. They are needed to recognise elements. */
export async function sourceOf(page: BuiltPage): Promise<BuiltPage> {
  const build = (await import(resolve("build/server/index.js"))) as ServerBuild;
  const answer = await createRequestHandler(build, "production")(new Request(origin + page.path));
  const html = await answer.text();
  return { ...page, html, root: parseHtml(html) };
}

import { globSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { uploads } from "@site/ground/uploads.ts";
import { isOneOf, keysOf } from "@site/typed";
import { uploadsAt } from "#platform/http/uploads.ts";
import config from "./routes.ts";

export const root = resolve(import.meta.dirname, "..");

/** The source files of the modules that a browser may load. */
export const sources = new Map(
  globSync("{app,domain,site}/**/*.{ts,tsx}", { cwd: root })
    .filter((file) => !/\.(?:test|server)\./.test(file))
    .map((file) => [join(root, file), readFileSync(join(root, file), "utf8")]),
);

interface Page {
  path: string;
  file: string;
}
const pagesOf = (entries: typeof config, above = ""): Page[] =>
  entries.flatMap(({ path = "", file, children = [] }) => {
    const own = path ? `${above}/${path}`.replace("//", "/") : above;
    return [{ path: own || "/", file: join(root, "app", file) }, ...pagesOf(children as typeof config, own)];
  });
export const pages = pagesOf(config);

/**
 * The limits of each address, read from the source text of the page modules. The server reads them from the handles of these modules,
 * but only a build can load the modules.
 */
export const uploadTo = uploadsAt(
  pages.flatMap(({ path, file }) => {
    const text = sources.get(file) ?? "";
    const [, kind] = /^export const handle = \{.*\bupload: "(\w+)"/m.exec(text) ?? [];
    return isOneOf(keysOf(uploads), kind) ? [{ path, kind, byScript: /^export default/m.test(text) }] : [];
  }),
);

import { languageCodes, languages } from "@site/ground/language/languages.ts";
import { canonicalPath } from "@site/ground/site-map/aliases.ts";
import { idOf } from "@site/ground/site-map/links.ts";
import { kindOf, needsServer } from "@site/ground/site-map/pages.ts";
import { expect, it } from "vitest";
import { wordFiles } from "#app/islands/word-files.ts";
import routes from "#app/routes.ts";
import { prerenderPaths } from "#site/content/prerender.server.ts";
import { headersFile, nginxFile, redirectsFile, servedBelow, serverPaths, spellings } from "./hosts.ts";

const origin = "https://office.example";
const site = "https://www.example.com";

interface Route {
  path?: string;
  index?: boolean;
  children?: Route[];
}
const pathsOf = (all: Route[], above = ""): string[] =>
  all.flatMap(({ path, children }) => {
    const own = [above, path?.replace(/^\/|\/$/g, "")].filter(Boolean).join("/");
    return [...(path === undefined ? [] : [`/${own}`]), ...pathsOf(children ?? [], own)];
  });

it("every route is a file of the export or leads to the origin", () => {
  const files = new Set([...prerenderPaths(), ...wordFiles()].map((path) => decodeURI(path)));
  const prefixes = languageCodes.map((code) => languages[code].prefix);
  const isServed = (path: string) =>
    prefixes.some(
      (prefix) =>
        serverPaths.some((name) => path === `${prefix}/${name}` || path.startsWith(`${prefix}/${name}/`)) ||
        servedBelow.some((name) => path.startsWith(`${prefix}/${name}/`)),
    );
  const isFile = (path: string) =>
    [...files].some((file) => new RegExp(`^${path.replaceAll(".", "\\.").replace(/:\w+|\*/g, "[^/]+")}$`).test(file));
  // Scripts post to these paths directly at the server, so the host needs no file or rule for them.
  const isPosted = (path: string) => path.startsWith("/api/");
  // The page of an author does not exist as long as the team is only an example.
  const isEmpty = (path: string) => path.endsWith("/authors/:author") && !isFile(path);
  const lost = pathsOf(routes as Route[])
    .filter((path) => !(path.endsWith("*") || isPosted(path) || isServed(path) || isEmpty(path)))
    .filter((path) => !isFile(path) || needsServer(idOf(path)));
  expect(lost).toEqual([]);
});

it("no document of the export is redirected by those rules", () => {
  const documents = prerenderPaths().filter((path) => kindOf(idOf(path)) && !needsServer(idOf(path)));
  const rules = nginxFile("/srv", site, origin).match(/(?<=if \(\$uri ~ )\S+(?=\))/g) ?? [];
  expect(rules).toHaveLength(2);
  for (const rule of rules) expect(documents.filter((path) => new RegExp(rule).test(path))).toEqual([]);
});

it("a redirect that the server answers with a 301 is made by a host too", () => {
  for (const { from, to } of spellings()) expect(canonicalPath(from), from).toBe(to);
  const lines = redirectsFile(origin).trimEnd().split("\n");
  expect(lines).toContain("/abudhabi/* /abu-dhabi/:splat 301");
  expect(lines).toContain(`/ar/enquiry/* ${origin}/ar/enquiry/:splat 302`);
  for (const line of lines) expect(line).toMatch(/^\/\S+ (\/|https:\/\/office\.example\/)\S+ (301|302|404)$/);
});

it("rules for one address come before rules for all below one, of which Cloudflare reads only a hundred", () => {
  const lines = redirectsFile(origin).trimEnd().split("\n");
  const isBelow = lines.map((line) => line.includes("/* "));
  expect(isBelow.lastIndexOf(false)).toBeLessThan(isBelow.indexOf(true));
  expect(isBelow.filter(Boolean).length).toBeLessThanOrEqual(100);
  expect(lines.length).toBeLessThanOrEqual(1000);
});

it("headers name no document, so that a host's limit of rules is never reached", () => {
  expect(headersFile(site).match(/^\/.*/gm)).toEqual([
    "/*",
    "/assets/*",
    "/films/*",
    "/*.md",
    "/next.speculationrules",
  ]);
  expect(headersFile(site)).toContain("  Content-Security-Policy: frame-ancestors 'none'\n");
});

import { type Language, languages } from "../language/languages.ts";
import { arabicSlugs } from "./arabic-slugs.ts";
import type { PageId } from "./pages.ts";

/** Gives a path the same spelling everywhere: NFC, percent-encoded with upper-case hex. */
export const encodePath = (path: string) => encodeURI(path.normalize("NFC"));

/** Returns the path of a page in a language. No other function builds such paths. */
export function href(id: PageId, language: Language): string {
  const slug = language === "ar" && arabicSlugs[id];
  if (slug) return encodePath(`/ar/services/${slug}`);
  const path = languages[language].prefix + (id === "/" ? "" : id);
  return path || "/";
}

const idOfSlug = new Map(Object.entries(arabicSlugs).map(([id, slug]) => [`/services/${slug}`, id as PageId]));

/** Returns the page id of a decoded URL path, even if no such page exists. */
export function idOf(pathname: string): string {
  const path =
    decodeURI(pathname)
      .normalize("NFC")
      .replace(/^\/ar(?=\/|$)|\/+$/g, "") || "/";
  return (pathname.startsWith("/ar/") && idOfSlug.get(path)) || path;
}

/** Tells whether a path is in the part of the site that is only for colleagues. */
export const isOffice = (pathname: string) => /^(\/ar)?\/(admin|my-visits)(\/|$)/.test(pathname);

/** Paths that have no page but are the parents of other pages. Each is replaced by this page. */
const standIns: Record<string, PageId> = { "/dubai/handyman-services": "/dubai/handyman" };

/** The parent pages of a page, the outermost first, without the home page. */
export function ancestors(id: string, exists: (id: string) => boolean): PageId[] {
  const segments = id.split("/").slice(1, -1);
  const above = segments.map((_, index) => `/${segments.slice(0, index + 1).join("/")}`);
  return above.map((path) => standIns[path] ?? (path as PageId)).filter(exists);
}

import { ask } from "./http.ts";

const locations = async (path: string) =>
  [...(await ask(path)).text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = ""]) => new URL(address).pathname);

/** Returns the path of every page in the sitemaps that the sitemap index names. */
export async function sitemapPaths(): Promise<string[]> {
  const files = await locations("/sitemap.xml");
  return (await Promise.all(files.map(locations))).flat();
}

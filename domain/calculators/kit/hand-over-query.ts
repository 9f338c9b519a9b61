/** What `calculation=<slug>?<query>` says; both empty for what is no calculation. */
export function handedOverCalculation(query: URLSearchParams): { slug: string; asked: string } {
  const [, slug = "", asked = ""] = /^([a-z-]{1,60})\?(.*)$/s.exec(query.get("calculation") ?? "") ?? [];
  return { slug, asked };
}

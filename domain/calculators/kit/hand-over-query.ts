/** Reads `calculation=<slug>?<query>`; both parts are empty if it is no calculation. */
export function handedOverCalculation(query: URLSearchParams): { slug: string; asked: string } {
  const [, slug = "", asked = ""] = /^([a-z-]{1,60})\?(.*)$/s.exec(query.get("calculation") ?? "") ?? [];
  return { slug, asked };
}

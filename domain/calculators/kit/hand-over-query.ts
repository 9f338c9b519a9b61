/** Splits `calculation=<slug>?<query>`. Both parts are empty if the value has another form. */
export function handedOverCalculation(query: URLSearchParams): { slug: string; asked: string } {
  const [, slug = "", search = ""] = /^([a-z-]{1,60})\?(.*)$/s.exec(query.get("calculation") ?? "") ?? [];
  return { slug, asked: search };
}

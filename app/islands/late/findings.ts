import { atOrigin } from "#site/content/at-origin.ts";

let isAsked = false;

/** Puts what was found at visits before the related pages. It is left out where the visitor already is, because the page would move. */
export async function showFindings(prefix: string, query: string) {
  const next = document.querySelector("main section[aria-labelledby=related]");
  if (isAsked || !next) return;
  isAsked = true;
  try {
    const answer = await fetch(atOrigin(`${prefix}/our-record/findings${query}`), { headers: { Accept: "text/html" } });
    const html = answer.status === 200 ? await answer.text() : "";
    // A page of somebody between us and the visitor, such as the sign-in of a hotel, is not written into the page.
    if (!html.startsWith("<section")) return;
    if (next.getBoundingClientRect().top > innerHeight) next.insertAdjacentHTML("beforebegin", html);
  } catch {} // There is no connection.
}

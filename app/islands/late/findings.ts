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
    if (next.getBoundingClientRect().top <= innerHeight) return;
    next.insertAdjacentHTML("beforebegin", html);
    dress(next.previousElementSibling, next);
  } catch {} // There is no connection.
}

/** The elements of both sections that look alike. */
const alike = ["div", "div>div", "li>div", "h2", "ul", "li", "h3"];

/** Gives the new section the looks of the related pages, whose structure it has. */
function dress(section: Element | null, related: Element) {
  if (!section) return;
  section.className = related.className;
  for (const selector of alike) {
    const looks = related.querySelector(`:scope ${selector}`)?.className ?? "";
    for (const element of section.querySelectorAll(`:scope ${selector}`)) element.className = looks;
  }
}

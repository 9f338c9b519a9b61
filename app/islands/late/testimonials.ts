import { atOrigin } from "#site/content/at-origin.ts";

/** Once customers' own words are published, they take the place of the examples on the home page. Without an answer the examples stay. */
async function show(list: Element) {
  const prefix = document.documentElement.lang === "ar" ? "/ar" : "";
  try {
    const answer = await fetch(atOrigin(`${prefix}/our-record/testimonials`), { headers: { Accept: "text/html" } });
    const html = answer.status === 200 ? await answer.text() : "";
    // A page of somebody between us and the visitor, such as the sign-in of a hotel, is not written into the list.
    if (!html.startsWith("<li")) return;
    list.innerHTML = html;
    list.parentElement?.querySelector("#example")?.remove();
  } catch {} // There is no connection.
}

/** Shows them when the visitor comes near the list, so that a visit of the first view asks for nothing. */
export function showTestimonials(list: Element) {
  new IntersectionObserver(
    ([entry], observer) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      void show(list);
    },
    { rootMargin: "100%" },
  ).observe(list);
}

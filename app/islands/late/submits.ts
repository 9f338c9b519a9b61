/**
 * While a form's own button is in view, the contact bar at the bottom of a phone's screen is hidden (base.css). A search form does not count, nor do
 * buttons with a value: those that add and remove rows, and the invisible one for the Enter key.
 */
export function watchSubmits() {
  const inView = new Set<Element>();
  const observer = new IntersectionObserver((changes) => {
    for (const { target, isIntersecting } of changes) inView[isIntersecting ? "add" : "delete"](target);
    document.documentElement.toggleAttribute("data-submit", inView.size > 0);
  });
  for (const button of document.querySelectorAll("main [type=submit]:not(search *,[value])")) observer.observe(button);
}

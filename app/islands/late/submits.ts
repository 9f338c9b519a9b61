/**
 * While a form's own button is in view, the contact bar at the foot of a phone's screen makes way (base.css); not for a search, nor for buttons
 * with a value: those that add and take away rows, and the unseen one of the Enter key.
 */
export function watchSubmits() {
  const inView = new Set<Element>();
  const observer = new IntersectionObserver((changes) => {
    for (const { target, isIntersecting } of changes) inView[isIntersecting ? "add" : "delete"](target);
    document.documentElement.toggleAttribute("data-submit", inView.size > 0);
  });
  for (const button of document.querySelectorAll("main [type=submit]:not(search *,[value])")) observer.observe(button);
}

/**
 * Hides the contact bar at the bottom of a phone's screen while a form's own submit button is visible (base.css). It ignores search forms, and
 * buttons with a value: buttons that add or remove rows, and the hidden button for the Enter key.
 */
export function watchSubmits() {
  const inView = new Set<Element>();
  const observer = new IntersectionObserver((changes) => {
    for (const { target, isIntersecting } of changes) inView[isIntersecting ? "add" : "delete"](target);
    document.documentElement.toggleAttribute("data-submit", inView.size > 0);
  });
  for (const button of document.querySelectorAll("main [type=submit]:not(search *,[value])")) observer.observe(button);
}

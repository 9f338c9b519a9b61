/**
 * Turns two pictures, before and after the work, into a slider. This script is only on pages with such a pair. Without it the pictures
 * stand side by side (styles/proof.css).
 */
for (const pair of document.querySelectorAll<HTMLElement>("[data-pair]")) {
  const range = pair.querySelector("input");
  const before = pair.querySelector("p")?.textContent;
  if (!range) continue;
  const show = () => {
    pair.style.setProperty("--at", `${range.value}%`);
    range.setAttribute("aria-valuetext", `${before} ${range.value}%`);
  };
  range.hidden = false;
  pair.dataset.slides = "";
  range.addEventListener("input", show);
  show();
}

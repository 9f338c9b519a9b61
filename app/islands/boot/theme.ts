/** Applies the theme that the visitor chose. If the visitor chose none, the page follows the system's theme without a script. */
export function followChoice() {
  try {
    const chosen = localStorage.getItem("theme");
    if (chosen) document.documentElement.dataset.theme = chosen;
  } catch {}
}

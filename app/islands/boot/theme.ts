/** Applies the theme that the visitor chose. Without one the page follows the system by itself. */
export function followChoice() {
  try {
    const chosen = localStorage.getItem("theme");
    if (chosen) document.documentElement.dataset.theme = chosen;
  } catch {}
}

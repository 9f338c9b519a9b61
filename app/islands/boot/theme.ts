/** The theme that the visitor chose. Without one the page follows the system by itself. */
export function followChoice() {
  try {
    const chosen = localStorage.getItem("theme");
    if (chosen) document.documentElement.dataset.theme = chosen;
  } catch {}
}

/** The toggle remembers a choice only while it differs from the system's. */
export function watchThemeToggle() {
  const system = matchMedia("(prefers-color-scheme: dark)");
  const root = document.documentElement;

  const showPictures = () => {
    const chosen = root.dataset.theme;
    const media = chosen ? (chosen === "dark" ? "all" : "not all") : "(prefers-color-scheme: dark)";
    for (const source of document.querySelectorAll<HTMLSourceElement>("source[data-night]")) source.media = media;
  };

  addEventListener("click", (event) => {
    if (!(event.target as Element).closest?.("[data-theme-toggle]")) return;
    const ofSystem = system.matches ? "dark" : "light";
    const theme = (root.dataset.theme ?? ofSystem) === "dark" ? "light" : "dark";
    const differs = theme !== ofSystem;
    if (differs) root.dataset.theme = theme;
    else delete root.dataset.theme;
    try {
      if (differs) localStorage.setItem("theme", theme);
      else localStorage.removeItem("theme");
    } catch {}
    showPictures();
  });
  showPictures();
}

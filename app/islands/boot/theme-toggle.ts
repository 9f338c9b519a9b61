/** The toggle remembers a choice only while it differs from the system's. */
export function watchThemeToggle() {
  const system = matchMedia("(prefers-color-scheme: dark)");
  const root = document.documentElement;

  const showPictures = () => {
    for (const source of document.querySelectorAll<HTMLSourceElement>("source[data-night]")) {
      const follows = (root.dataset.theme === "dark") === system.matches;
      source.media = follows ? "(prefers-color-scheme: dark)" : root.dataset.theme === "dark" ? "all" : "not all";
    }
  };

  addEventListener("click", (event) => {
    if (!(event.target as Element).closest?.("[data-theme-toggle]")) return;
    const theme = root.dataset.theme === "dark" ? "light" : "dark";
    root.dataset.theme = theme;
    try {
      if ((theme === "dark") === system.matches) localStorage.removeItem("theme");
      else localStorage.setItem("theme", theme);
    } catch {}
    showPictures();
  });
  showPictures();
}

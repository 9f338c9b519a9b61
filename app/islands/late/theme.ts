import { showPictures } from "./pictures.ts";

const system = matchMedia("(prefers-color-scheme: dark)");

/** Switches between the light and the dark theme. The browser stores the choice only while it differs from the system's theme. */
export function toggleTheme({ target }: Pick<Event, "target">) {
  if (!(target instanceof Element && target.closest("[data-theme-toggle]"))) return;
  const root = document.documentElement;
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
}

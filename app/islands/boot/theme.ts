/** In the head, before the first paint: the remembered theme, or the system's. */
const remembered = () => {
  try {
    return localStorage.getItem("theme");
  } catch {
    return null;
  }
};
const dark = matchMedia("(prefers-color-scheme: dark)");

function apply() {
  const theme = remembered() ?? (dark.matches ? "dark" : "light");
  document.documentElement.dataset.theme = theme;
}

apply();
dark.addEventListener("change", apply);

/**
 * Shows the light or the dark version of each picture. Media queries choose by the system's theme, so a theme that the
 * visitor chose needs a script.
 */
export function showPictures() {
  const chosen = document.documentElement.dataset.theme;
  const media = chosen ? (chosen === "dark" ? "all" : "not all") : "(prefers-color-scheme: dark)";
  for (const source of document.querySelectorAll<HTMLSourceElement>("source[data-night]")) source.media = media;
}

/** Pictures have a light and a dark version and follow the system by media queries. A theme that the visitor chose has to be applied by script. */
export function showPictures() {
  const chosen = document.documentElement.dataset.theme;
  const media = chosen ? (chosen === "dark" ? "all" : "not all") : "(prefers-color-scheme: dark)";
  for (const source of document.querySelectorAll<HTMLSourceElement>("source[data-night]")) source.media = media;
}

/** Pictures come by day and by night, and follow the system by themselves; a chosen theme has to be told to them. */
export function showPictures() {
  const chosen = document.documentElement.dataset.theme;
  const media = chosen ? (chosen === "dark" ? "all" : "not all") : "(prefers-color-scheme: dark)";
  for (const source of document.querySelectorAll<HTMLSourceElement>("source[data-night]")) source.media = media;
}

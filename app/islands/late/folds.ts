/**
 * Unfolds a part of the page that is folded on a phone (HeadingFold.tsx) if the address points into it. Without a
 * script, tables.css unfolds price tables.
 */
export function watchFolds() {
  const unfold = () =>
    document.getElementById(location.hash.slice(1))?.closest("[data-fold]")?.setAttribute("open", "");
  unfold();
  addEventListener("hashchange", unfold);
}

/** A link to a part that is folded on a phone (HeadingFold.tsx) unfolds it. Without a script the part is open while it is the target (tables.css). */
export function watchFolds() {
  const unfold = () =>
    document.getElementById(location.hash.slice(1))?.closest("[data-fold]")?.setAttribute("open", "");
  unfold();
  addEventListener("hashchange", unfold);
}

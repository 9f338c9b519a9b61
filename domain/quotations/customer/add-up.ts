/**
 * Updates the total on the page of a quotation when an option is ticked. It fetches the page for that choice and replaces the sums, so that
 * only the server computes sums. Without this script, or if the fetch fails, the customer presses a button.
 */
let controller: AbortController | undefined;

const one = <E extends HTMLElement>(selector: string) => document.querySelector<E>(selector);
const button = one("[data-add-up]");
const ticked = () =>
  [...document.querySelectorAll<HTMLInputElement>("[data-options] :checked")]
    .map(({ value }) => Number(value))
    .sort((a, b) => a - b);
const isShown = () => one<HTMLInputElement>("[name=shown]")?.value === ticked().join(",");

async function addUp() {
  controller?.abort();
  controller = new AbortController();
  const { signal } = controller;
  const query = new URLSearchParams([["chosen", ""], ...ticked().map((at) => [`add${at}`, `${at}`])]);
  const address = `${location.pathname}?${query}`;
  try {
    const answer = await fetch(address, { signal });
    const text = answer.ok ? await answer.text() : "";
    if (signal.aborted) return;
    // Only the `main` element is parsed. The styles in the page's head carry a nonce that is not valid on this page.
    const fresh = new DOMParser().parseFromString(text.slice(text.indexOf("<main")), "text/html");
    show(fresh);
    // The form is sent to this address. If the server refuses it, the page shows the same choice again.
    history.replaceState(history.state, "", address);
  } catch {
    if (!signal.aborted && button) button.hidden = false;
  }
}

/** Replaces the parts with sums and keeps what is typed in them. */
function show(fresh: Document) {
  const parts = [...document.querySelectorAll<HTMLElement>("[data-sum]")].map(
    (part) => [part, fresh.querySelector(`[data-sum=${part.dataset.sum}]`)] as const,
  );
  if (parts.some(([, anew]) => !anew)) throw new Error("The page shows something else");
  const typed = [...document.querySelectorAll<HTMLInputElement>("[data-sum] input[id]")].map(
    ({ id, value, checked }) => ({ id, value, checked }),
  );
  const at = document.activeElement?.id;
  for (const [part, anew] of parts) part.replaceChildren(...(anew?.childNodes ?? []));
  for (const { id, ...was } of typed) Object.assign(document.getElementById(id) ?? {}, was);
  if (at && document.activeElement?.id !== at) document.getElementById(at)?.focus();
  if (button) button.hidden = isShown();
}

if (button) button.hidden = true;
addEventListener("change", ({ target }) => {
  if (target instanceof Element && target.closest("[data-options]")) void addUp();
});
// If a visitor comes back to the page, the browser restores the earlier ticks. The total must match them.
addEventListener("pageshow", () => {
  if (!isShown()) void addUp();
});

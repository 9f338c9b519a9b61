/**
 * On the page of a quotation, a change of the ticks is added up at once: the page is fetched with that choice, and its sums replace those shown, so
 * that only the server computes them. Without this script, or if the page cannot be fetched, a button does the same.
 */
let asked: AbortController | undefined;

const one = <E extends HTMLElement>(selector: string) => document.querySelector<E>(selector);
const button = one("[data-add-up]");
const ticked = () =>
  [...document.querySelectorAll<HTMLInputElement>("[data-options] :checked")]
    .map(({ value }) => Number(value))
    .sort((a, b) => a - b);
const isShown = () => one<HTMLInputElement>("[name=shown]")?.value === ticked().join(",");

async function addUp() {
  asked?.abort();
  asked = new AbortController();
  const { signal } = asked;
  const query = new URLSearchParams([["chosen", ""], ...ticked().map((at) => [`add${at}`, `${at}`])]);
  const address = `${location.pathname}?${query}`;
  try {
    const answer = await fetch(address, { signal });
    const text = answer.ok ? await answer.text() : "";
    if (signal.aborted) return;
    // The head is left out: its styles have a nonce that this page does not allow.
    const fresh = new DOMParser().parseFromString(text.slice(text.indexOf("<main")), "text/html");
    show(fresh);
    // The form is sent to this address from now on, so that the page after a refusal shows this choice too.
    history.replaceState(history.state, "", address);
  } catch {
    if (!signal.aborted && button) button.hidden = false;
  }
}

/** Restores the typed values in the parts that are replaced. */
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
// When a visitor returns to the page, a browser restores the ticks that it had.
addEventListener("pageshow", () => {
  if (!isShown()) void addUp();
});

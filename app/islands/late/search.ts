/**
 * Suggestions in a search field. They follow the combobox pattern of the ARIA Authoring Practices: a list with manual selection. The module is
 * loaded when a search field first gets the focus. Texts from the server are inserted as text, never as HTML.
 */
const style = `
[data-found]{position:absolute;inset:100% 0 auto;z-index:9;margin:.25rem 0 0;background:var(--raised);color:var(--ink);border:1px solid var(--line);border-radius:.75rem;box-shadow:var(--shadow);overflow:hidden}
[data-found]:empty{display:none}
[data-found] a{display:block;padding:.5rem 1rem}
[data-found] small{display:block;color:var(--soft)}
[data-found] [aria-selected=true],[data-found] a:hover{background:var(--brand-tint)}
[data-said]{position:absolute;clip-path:inset(50%)}
[data-find]{position:absolute;inset:100% 0 auto;padding:1rem;background:var(--surface);border-bottom:1px solid var(--line)}
#menu [data-find]{position:static;padding:0 0 1rem;border:0}
[data-find] div{position:relative;max-width:46rem;margin:auto}
[data-find] input{font:inherit;color:inherit;background:var(--raised);width:100%;min-height:3rem;padding:0 1rem;border:1px solid var(--field);border-radius:.75rem}
[data-find] input::placeholder{color:var(--soft);opacity:1}
[data-find] input:placeholder-shown{direction:inherit}`;

const wait = 120;
const known = new WeakSet<HTMLInputElement>();
let styled = false;

function make<K extends keyof HTMLElementTagNameMap>(tag: K, attributes: Record<string, string> = {}) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  return element;
}

function addStyle(): boolean {
  if (!styled && "adoptedStyleSheets" in document) {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(style);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    styled = true;
  }
  return styled;
}

/**
 * Moves the focus to the page's own search field, if the page has one. Otherwise a search field opens below the header. Escape or a second
 * click on the link hides this field.
 */
export function openField(link: HTMLAnchorElement) {
  const own = document.querySelector<HTMLInputElement>("main [type=search]");
  if (own) return own.focus();
  const head = link.closest("#head");
  const form = head?.querySelector<HTMLFormElement>(":scope > [data-find]") ?? makeField(link);
  if (!head || !form) return location.assign(link.href);
  if (!form.isConnected) head.append(form);
  else form.hidden = !form.hidden;
  if (form.hidden) link.focus();
  else form.querySelector("input")?.focus();
}

/** Adds a search field to the menu. On a phone the open menu covers the header and so its search link. */
export function fieldInMenu(menu: HTMLElement, link: HTMLAnchorElement) {
  const form = menu.querySelector("[data-find]") ? undefined : makeField(link, "find-menu");
  if (form) menu.firstElementChild?.after(form);
}

function makeField(link: HTMLAnchorElement, id = "find"): HTMLFormElement | undefined {
  if (!addStyle()) return undefined;
  const form = make("form", { "data-find": "", action: link.href, role: "search" });
  const label = link.getAttribute("aria-label") ?? "";
  const row = make("div");
  const input = make("input", {
    ...{ id, type: "search", name: "q", dir: "auto", maxlength: "80", "aria-label": label, placeholder: label },
    ...{ enterkeyhint: "search", autocomplete: "off" },
  });
  row.append(input);
  form.append(row);
  suggestIn(input);
  form.addEventListener("keydown", ({ key }) => {
    if (key === "Escape" && input.value === "" && form.matches("#head > *")) openField(link);
  });
  return form;
}

type Found = { found: string; pages: [href: string, name: string, below: string][] };

/** Adds suggestions to a search field, once for each field. */
export function suggestIn(input: HTMLInputElement) {
  const { form, parentElement: frame } = input;
  if (!form || !frame || known.has(input) || !addStyle()) return;
  known.add(input);
  const id = `${input.id}-list`;
  const label = input.getAttribute("aria-label") ?? input.labels?.[0]?.textContent ?? "";
  const list = make("div", { "data-found": "", id, role: "listbox", "aria-label": label });
  const said = make("div", { "data-said": "", role: "status" });
  frame.append(list, said);
  for (const [name, value] of Object.entries({ role: "combobox", "aria-controls": id, "aria-autocomplete": "list" }))
    input.setAttribute(name, value);
  watch(input, list, (found) => show(input, list, said, found));
}

const nothing: Found = { found: "", pages: [] };

function show(input: HTMLInputElement, list: HTMLElement, said: HTMLElement, { found, pages }: Found) {
  input.setAttribute("aria-activedescendant", "");
  input.setAttribute("aria-expanded", String(pages.length > 0));
  said.textContent = found;
  list.replaceChildren(
    ...pages.map(([href, name, below], index) => {
      const place = make("small");
      place.textContent = below;
      const id = `${list.id}${index}`;
      const option = make("a", { id, href, role: "option", tabindex: "-1", "aria-selected": "false" });
      option.append(name, place);
      return option;
    }),
  );
}

function watch(input: HTMLInputElement, list: HTMLElement, shown: (found: Found) => void) {
  const ask = asker(`${input.form?.action}/suggest?q=`, shown);
  const type = () => ask(input.value.trim());
  ask("");
  input.addEventListener("input", (event) => {
    if (!(event instanceof InputEvent && event.isComposing)) type();
  });
  input.addEventListener("compositionend", type);
  input.addEventListener("blur", () => ask(""));
  // A press on a suggestion must not take the focus from the field: then the suggestions would disappear before the click.
  list.addEventListener("mousedown", (event) => event.preventDefault());
  input.addEventListener("keydown", (event) => {
    const { key, isComposing } = event;
    const chosen = list.querySelector<HTMLElement>("[aria-selected=true]");
    if (isComposing) return;
    if (key === "ArrowDown" || key === "ArrowUp") choose(input, list, chosen, key);
    else if (key === "Enter" && chosen) chosen.click();
    else if (key === "Escape" && list.hasChildNodes()) {
      ask("");
      event.stopPropagation();
    } else return;
    event.preventDefault();
  });
}

/** Chooses the next or previous suggestion. Between the last and the first suggestion, no suggestion is chosen but the field itself. */
function choose(input: HTMLInputElement, list: HTMLElement, chosen: Element | null, key: string) {
  const next =
    key === "ArrowDown"
      ? chosen
        ? chosen.nextElementSibling
        : list.firstElementChild
      : chosen
        ? chosen.previousElementSibling
        : list.lastElementChild;
  chosen?.setAttribute("aria-selected", "false");
  next?.setAttribute("aria-selected", "true");
  input.setAttribute("aria-activedescendant", next?.id ?? "");
}

/** Returns a function that asks the server when typing pauses. A new question cancels the previous one. */
function asker(address: string, shown: (found: Found) => void) {
  let asking = new AbortController();
  let timer: ReturnType<typeof setTimeout>;
  const ask = async (text: string, signal: AbortSignal) => {
    try {
      const answer = await fetch(address + encodeURIComponent(text), { signal });
      const found: Found = await answer.json();
      if (answer.ok && !signal.aborted) shown(found);
    } catch {} // The request was cancelled, or there is no connection.
  };
  return (text: string) => {
    clearTimeout(timer);
    asking.abort();
    asking = new AbortController();
    if (text.length < 2) shown(nothing);
    else timer = setTimeout(ask, wait, text, asking.signal);
  };
}

/**
 * The script of the editor's pages. It counts letters, keeps the scroll position when a button has changed the form, warns of unsaved
 * changes, and reloads the preview.
 */
const form = () => document.querySelector<HTMLFormElement>("#form");
let isChanged = false;

function count(area: HTMLTextAreaElement) {
  const output = area.parentElement?.querySelector<HTMLElement>(".count");
  const length = area.value.trim().length;
  const { min = "0", max = "" } = area.dataset;
  if (!output) return;
  output.textContent = `${length} / ${max}`;
  output.classList.toggle("over", length > Number(max) || (length > 0 && length < Number(min)));
}

const countAll = () => {
  for (const area of document.querySelectorAll<HTMLTextAreaElement>("textarea[data-max]")) count(area);
};

document.addEventListener("input", ({ target }) => {
  isChanged ||= target instanceof Element && target.closest("#form") !== null;
  if (target instanceof HTMLTextAreaElement) count(target);
});

document.addEventListener("keydown", (event) => {
  const { target, key } = event;
  if (key === "s" && (event.ctrlKey || event.metaKey)) {
    event.preventDefault();
    document.querySelector<HTMLButtonElement>(".save")?.click();
  }
  if (key !== "Enter" || event.isComposing) return;
  if (target instanceof HTMLTextAreaElement && "line" in target.dataset) event.preventDefault();
  const button = target instanceof HTMLInputElement && target.closest(".put")?.querySelector("button");
  if (!button) return;
  event.preventDefault();
  button.click();
});

document.addEventListener("change", ({ target }) => {
  if (target instanceof HTMLSelectElement && "vary" in target.dataset)
    target.closest(".kind")?.querySelector("button")?.click();
});

addEventListener("beforeunload", (event) => {
  if (isChanged) event.preventDefault();
});

const openSummaries = () =>
  new Map([...document.querySelectorAll<HTMLDetailsElement>("#form details")].map((each) => [nameOf(each), each.open]));
const nameOf = (each: HTMLDetailsElement) => each.querySelector("summary")?.id ?? "";

async function post(address: string, body: URLSearchParams) {
  const response = await fetch(address, { method: "POST", body });
  return { response, text: await response.text() };
}

async function submit(button: HTMLButtonElement) {
  const target = form();
  if (!target) return;
  const isSave = button.value === "save";
  const [opened, top] = [openSummaries(), scrollY];
  const body = new URLSearchParams(new FormData(target, button) as never);
  document.body.setAttribute("aria-busy", "true");
  // The answer replaces the form, so anything typed in the meantime would be lost. Online the answer takes seconds.
  target.inert = true;
  const { response, text } = await post(target.action, body).finally(() => {
    target.inert = false;
  });
  const next = new DOMParser().parseFromString(text, "text/html");
  const fresh = next.querySelector("#form");
  document.body.removeAttribute("aria-busy");
  if (!fresh) return say((next.querySelector("#main") ?? next.body).textContent?.trim() || response.statusText);
  target.replaceWith(document.adoptNode(fresh));
  for (const each of document.querySelectorAll<HTMLDetailsElement>("#form details"))
    each.open = opened.get(nameOf(each)) ?? true;
  countAll();
  isChanged = !(isSave && response.ok);
  if (isSave) afterSave(response.ok);
  else keepPlace(button, top);
}

/** Returns the first field of the item that was added last. The button that adds items is below the list. */
function newest(button?: HTMLElement) {
  const list = (button?.closest(".put") ?? button)?.previousElementSibling;
  const added = list?.matches("ol") ? list.lastElementChild : list;
  return added?.querySelector<HTMLElement>("textarea, select, input:not([type=hidden])") ?? null;
}

/** Shows a message above the form. The form keeps everything that was typed. */
function say(text: string) {
  document.body.removeAttribute("aria-busy");
  const notice = document.querySelector<HTMLElement>("#notice");
  notice?.replaceChildren(text);
  notice?.setAttribute("class", "notice bad");
  notice?.setAttribute("tabindex", "-1");
  notice?.focus();
}

function keepPlace({ name, value }: HTMLButtonElement, top: number) {
  scrollTo({ top, behavior: "instant" });
  const all = [...document.querySelectorAll<HTMLButtonElement>(`button[name="${name}"]`)];
  const again = all.find((each) => each.value === value);
  const fresh = /^\["(put|add)"/.test(value) ? newest(again) : null;
  if (!fresh) return again?.focus({ preventScroll: true });
  open(fresh);
  fresh.focus();
}

function afterSave(isGood: boolean) {
  const wrong = document.querySelector<HTMLElement>("[aria-invalid]");
  open(wrong);
  const first = isGood ? null : wrong;
  (first ?? document.querySelector<HTMLElement>("#notice"))?.focus();
  if (!first) scrollTo({ top: 0, behavior: "instant" });
  if (isGood) reload();
}

function open(place: HTMLElement | null) {
  for (let at = place?.closest("details"); at; at = at.parentElement?.closest("details")) at.open = true;
}

/** A click on a problem opens the place in the form and sets the focus there. */
document.addEventListener("click", (event) => {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("#notice a") : null;
  const place = link && document.getElementById(link.getAttribute("href")?.slice(1) ?? "");
  if (!place) return;
  event.preventDefault();
  open(place);
  place.focus();
  place.scrollIntoView({ block: "center" });
});

const frame = () => document.querySelector<HTMLIFrameElement>("iframe");
function reload(address = frame()?.src) {
  const shown = frame();
  if (shown && address) shown.src = address;
}

document.addEventListener("submit", (event) => {
  const { target, submitter } = event;
  if (target !== form() || !(submitter instanceof HTMLButtonElement)) return;
  event.preventDefault();
  submit(submitter).catch((error: unknown) => say(String(error)));
});

document.addEventListener("click", ({ target }) => {
  const button = target instanceof Element ? target.closest<HTMLElement>("[data-frame], [data-preview-toggle]") : null;
  if (!button) return;
  if (button.dataset.frame === undefined) {
    const isHidden = document.querySelector(".work")?.classList.toggle("no-preview");
    button.setAttribute("aria-pressed", String(!isHidden));
    return;
  }
  for (const each of document.querySelectorAll("[data-frame]"))
    each.setAttribute("aria-pressed", String(each === button));
  document.querySelector("[data-frame-link]")?.setAttribute("href", button.dataset.frame);
  reload(button.dataset.frame);
});

countAll();

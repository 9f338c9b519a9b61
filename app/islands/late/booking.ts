import type { BookingStep } from "@site/ground/booking-steps.ts";
import { textFields } from "#domain/leads/customer/forms/fields.ts";
import { busy } from "#site/ui/busy.ts";
import { type Body, bodyOf, enqueueBooking, photosIn, proofOf, putBack } from "./booking-form.ts";

/**
 * Opens a dialog (the sheet) over the page that the visitor reads, and shows the page /book in it. The server renders that page with all its texts, so
 * this script has none. It fetches the page, shows its content, and sends its forms with fetch.
 */
const dialog = document.createElement("dialog");
dialog.className = "booking";
const close = document.createElement("button");
close.type = "button";
close.className = "close";
close.textContent = "×";
const status = document.createElement("p");
status.className = "sr-only";
status.setAttribute("role", "status");
document.body.append(dialog);

close.addEventListener("click", () => dialog.close());
dialog.addEventListener("click", clicked);
dialog.addEventListener("submit", submitInPlace);
dialog.addEventListener("change", changed);
// While a form is being sent, Escape does not close the sheet, because the sheet must show the response.
dialog.addEventListener("cancel", (event) => sending && event.preventDefault());
// If somebody selects text and releases the mouse over the backdrop, the browser fires a click on the backdrop. So the sheet closes only if the
// mouse was also pressed there.
dialog.addEventListener("pointerdown", ({ target }) => {
  isPressedOutside = target === dialog;
});
dialog.addEventListener(
  "toggle",
  ({ target }) => {
    if ((target as Element).matches("[data-works-again][open]")) tell("works-again");
  },
  true,
);

const tell = (s: BookingStep) => dispatchEvent(new CustomEvent("seen", { detail: ["booking", { s }] }));

let isPressedOutside = false;
let sending = false;
/** `key` is the idempotency key of the form. `hold` is the id under which the server keeps the chosen time slot for this visitor. */
let key = "";
let hold = "";
/** The address of the page in the dialog, and the link that opened it. */
let address = "";
let openedBy = "";
/** The request that holds the chosen time slot. The form is sent only after its response. */
let held: Promise<unknown> = Promise.resolve();
/** Counts the fetched pages. If an earlier response arrives after a later request, it is ignored. */
let turn = 0;

/** The key in sessionStorage. The tab remembers the emirate that was chosen last, because most visitors choose the same one again. */
const placeKept = "booking-place";

function placeBefore() {
  try {
    return sessionStorage.getItem(placeKept);
  } catch {
    return null;
  }
}

/** `follow` opens the target of the link as usual. On a static host, which `data-form` marks, there is no server, so every link is followed. */
export function openSheet(link: HTMLAnchorElement, follow: () => void) {
  if (document.body.dataset.form) return follow();
  // A sheet that was closed still has everything that was typed.
  if (openedBy === link.href && dialog.querySelector("[data-booking]")) return dialog.showModal();
  busy(open(link)).catch(follow);
}

async function open(link: HTMLAnchorElement) {
  const url = new URL(link.href);
  const [, prefix = "", symptom] = /^(\/ar)?\/help\/([\w-]+)$/.exec(url.pathname) ?? [];
  if (symptom) {
    url.pathname = `${prefix}/book`;
    url.searchParams.set("symptom", symptom);
  }
  const place = placeBefore();
  if (place && !url.searchParams.has("at") && !url.searchParams.has("place")) url.searchParams.set("place", place);
  key = crypto.randomUUID();
  hold = crypto.randomUUID();
  url.searchParams.set("hold", hold);
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`The page answered ${answer.status}`);
  await show(answer, url.pathname + url.search);
  openedBy = link.href;
  tell("opened");
  dialog.showModal();
  dialog.scrollTop = 0;
}

/** Puts the content of the page into the dialog. Its stylesheet comes first, so that nothing is seen without it. */
async function show(answer: Response, at: string) {
  const text = await answer.text();
  // The Content-Security-Policy of the current page would refuse the inline styles of the fetched page, so only its <main> is parsed.
  const content = text.slice(text.indexOf("<main"), text.lastIndexOf("</main>") + "</main>".length);
  const main = new DOMParser().parseFromString(content, "text/html").querySelector("main");
  if (!main || answer.status === 404 || answer.status === 500) throw new Error(`The page answered ${answer.status}`);
  const { sheetStyles, close: label } = main.querySelector<HTMLElement>("[data-sheet-styles]")?.dataset ?? {};
  await stylesheet(sheetStyles);
  if (label) close.setAttribute("aria-label", label);
  const shown = document.createElement("div");
  shown.append(...document.adoptNode(main).childNodes);
  dialog.replaceChildren(close, status, shown);
  address = at;
  const heading = shown.querySelector("h1");
  if (heading) dialog.setAttribute("aria-label", heading.textContent);
  return shown;
}

const stylesheet = (href: string | undefined) =>
  new Promise<void>((done) => {
    if (!href || document.querySelector(`link[href="${href}"]`)) return done();
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = href;
    link.onload = link.onerror = () => done();
    document.head.append(link);
  });

async function submitInPlace(event: SubmitEvent) {
  const form = event.target as HTMLFormElement;
  event.preventDefault();
  if (form.method === "get") return void busy(search(form));
  if (sending) return;
  sending = true;
  await busy(send(form, event.submitter)).finally(() => {
    sending = false;
  });
}

/** Shows the free times for the service and the place that were chosen in the search form. */
async function search(form: HTMLFormElement) {
  const query = new URLSearchParams(new FormData(form) as never);
  try {
    sessionStorage.setItem(placeKept, query.get("place") ?? "");
  } catch {}
  await turnTo(`?${query}`);
}

/** Shows the page with another query. What was typed and chosen is kept, and so is the focus. */
async function turnTo(query: string) {
  turn += 1;
  const mine = turn;
  const at = address.split("?", 1)[0] + query;
  const forms = [...dialog.querySelectorAll("form")];
  const typed = forms.flatMap((form) => textFields(new FormData(form))).filter(isOwn);
  const photos = forms.flatMap(photosIn);
  const focused = document.activeElement?.getAttribute("name");
  try {
    const answer = await fetch(at);
    if (mine !== turn) return;
    const content = await show(answer, at);
    for (const [name, value] of typed) fillIn(content, name, value);
    putBack(photos, content);
    if (focused) content.querySelector<HTMLElement>(`[name="${focused}"]`)?.focus();
    status.textContent = content.querySelector<HTMLElement>("[data-times]")?.dataset.times ?? "";
  } catch {
    alertIn(dialog.querySelector("[data-booking]") ?? dialog, "failed");
  }
}

/** True if the visitor typed the value. A value that the server had filled in, such as a district, is not carried over to another place. */
const isOwn = ([name, value]: [string, string]) =>
  ![...dialog.querySelectorAll<HTMLInputElement>(`[name="${name}"]`)].some(
    ({ type, defaultValue }) => /^(text|tel|textarea)$/.test(type) && defaultValue === value,
  );

function fillIn(content: HTMLElement, name: string, value: string) {
  for (const field of content.querySelectorAll<HTMLInputElement>(`[name="${name}"]`)) {
    if (/^(text|tel|textarea)$/.test(field.type)) field.value = value;
    if (field.type === "radio" && field.value === value) field.checked = true;
  }
}

/** Closes the sheet on a click on its backdrop. A link that only changes the query is loaded inside the sheet; the browser follows all other links. */
function clicked(event: MouseEvent) {
  if (event.target === dialog && isPressedOutside && !sending) return dialog.close();
  const query = (event.target as Element).closest("a")?.getAttribute("href");
  if (!query?.startsWith("?")) return;
  event.preventDefault();
  void busy(turnTo(query));
}

async function send(form: HTMLFormElement, submitter: HTMLElement | null) {
  const isBooking = form.dataset.booking !== undefined;
  const photos = photosIn(form);
  const body = await bodyOf(form, submitter, isBooking ? key : undefined);
  await held;
  if (isBooking) tell("sent");
  try {
    let content = await post(form, body);
    const proof = await proofOf(content);
    if (proof) {
      body.set("proof", proof);
      content = await post(form, body);
    }
    putBack(photos, content);
    const outcome = outcomeOf(content);
    if (isBooking && outcome) tell(outcome);
    dialog.scrollTop = 0;
    const first = content.querySelector<HTMLElement>("[aria-invalid], h1");
    if (first?.tagName === "H1") first.tabIndex = -1;
    first?.focus();
  } catch {
    const isKept = isBooking && !navigator.onLine && (await enqueueBooking(form, key, body));
    alertIn(form, isKept ? "kept" : "failed");
  }
}

/** Sends a form and shows the response. If the server is away (a status above 500) and the response does not contain the form, this is a failure. */
async function post(form: HTMLFormElement, body: Body) {
  const answer = await fetch(form.getAttribute("action") ?? address, { method: "POST", body });
  const at = answer.redirected ? answer.url : address;
  if (answer.status > 500 && !(await answer.clone().text()).includes("data-booking")) throw new Error("It is away");
  return show(answer, at);
}

function outcomeOf(content: HTMLElement): BookingStep | undefined {
  if (content.querySelector("[data-unbooked]")) return "unbooked";
  if (content.querySelector("[data-booking]")) return content.querySelector("[aria-invalid]") ? "refused" : undefined;
  return content.querySelector("[data-done]") ? "booked" : undefined;
}

/** Shows an error message. The server put the texts into `data-kept` and `data-failed` of the form. */
function alertIn(place: HTMLElement, which: "kept" | "failed") {
  const { kept, failed } = dialog.querySelector<HTMLElement>("[data-failed]")?.dataset ?? {};
  const line = place.querySelector<HTMLElement>(":scope > .alert") ?? document.createElement("p");
  line.className = "alert font-semibold text-danger";
  line.setAttribute("role", "alert");
  line.textContent = (which === "kept" ? kept : failed) ?? "";
  place.prepend(line);
  line.scrollIntoView({ block: "nearest" });
}

/** If a place is chosen, its free times are loaded at once. If a time slot is chosen, the server holds it while the visitor fills in the form. */
function changed({ target }: Event) {
  const field = target as HTMLInputElement | HTMLSelectElement;
  const { form } = field;
  if (form?.method === "get" && form.checkValidity()) return form.requestSubmit();
  if (form?.dataset.booking === undefined || field.name !== "window") return;
  tell("time");
  const chosen = new FormData(form);
  const names = ["service", "place", "window"].map((name) => [name, String(chosen.get(name) ?? "")]);
  const body = new URLSearchParams([...names, ["hold", hold]]);
  held = fetch("/free-times", { method: "POST", body }).catch(() => undefined);
}

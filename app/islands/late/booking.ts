import { textFields } from "#domain/leads/customer/forms/fields.ts";
import { enqueue } from "#domain/leads/customer/forms/offline-queue.ts";
import { solve } from "#domain/leads/customer/forms/proof.ts";
import { shrink } from "#domain/leads/customer/forms/shrink.ts";
import { originFields } from "#domain/leads/customer/forms/visit.ts";
import { busy } from "#site/ui/busy.ts";

/**
 * Shows the page on which a visit is booked in a dialog over the page that the visitor reads. The server makes both alike, so this file has no words:
 * it fetches the page, shows its content, and sends its forms without leaving.
 */
const dialog = document.createElement("dialog");
dialog.className = "booking";
document.body.append(dialog);
dialog.addEventListener("click", clicked);
dialog.addEventListener("submit", submitInPlace);
dialog.addEventListener("change", changed);
dialog.addEventListener(
  "toggle",
  ({ target }) => {
    if ((target as Element).matches("[data-works-again][open]")) tell("works-again");
  },
  true,
);

const tell = (s: string) => dispatchEvent(new CustomEvent("seen", { detail: ["booking", { s }] }));

/** The idempotency key of the form. */
let key = "";

/** The name under which the tab keeps the place that the visitor chose last, because most visitors ask for the same place again. */
const placeKept = "booking-place";

function placeBefore() {
  try {
    return sessionStorage.getItem(placeKept);
  } catch {
    return null;
  }
}

/** `follow` leads to the page of the link. A page on a static host has no server of its own, so there every link is followed. */
export function openSheet(link: HTMLAnchorElement, follow: () => void) {
  if (document.body.dataset.form) follow();
  else busy(open(link)).catch(follow);
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
  await show(await fetch(url), url.pathname + url.search);
  tell("opened");
  dialog.showModal();
  dialog.scrollTop = 0;
}

/** Puts the content of the page into the dialog. Its stylesheet comes first, so that nothing is seen without it. */
async function show(answer: Response, address = answer.url) {
  const text = await answer.text();
  // The policy of this page would refuse the inline styles of the other, so only the content is parsed.
  const content = text.slice(text.indexOf("<main"), text.lastIndexOf("</main>") + "</main>".length);
  const main = new DOMParser().parseFromString(content, "text/html").querySelector("main");
  if (!main || answer.status === 404 || answer.status === 500) throw new Error(`The page answered ${answer.status}`);
  await stylesheet(main.querySelector<HTMLElement>("[data-sheet-styles]")?.dataset.sheetStyles);
  const shown = document.adoptNode(main);
  shown.removeAttribute("id");
  shown.role = "presentation";
  shown.dataset.address = address;
  dialog.replaceChildren(shown);
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
  if (form.dataset.busy !== undefined) return;
  form.dataset.busy = "";
  try {
    await busy(form.method === "get" ? search(form) : send(form));
  } finally {
    delete form.dataset.busy;
  }
}

/** Shows the times for other work or another place. */
async function search(form: HTMLFormElement) {
  const query = new URLSearchParams(new FormData(form) as never);
  try {
    sessionStorage.setItem(placeKept, query.get("place") ?? "");
  } catch {}
  await turnTo(`?${query}`);
}

/** Shows the page with another query. What was typed is kept. */
async function turnTo(query: string) {
  const address = addressNow().split("?", 1)[0] + query;
  const typed = [...dialog.querySelectorAll("form")].flatMap((one) => textFields(new FormData(one)));
  try {
    const content = await show(await fetch(address), address);
    for (const [name, value] of typed)
      for (const field of content.querySelectorAll<HTMLInputElement>(`[name="${name}"]`))
        if (/^(text|tel|textarea)$/.test(field.type)) field.value = value;
  } catch {
    location.assign(address);
  }
}

const addressNow = () => dialog.querySelector<HTMLElement>("[data-address]")?.dataset.address ?? location.href;

/** A link that only changes the query belongs to the page in the dialog. Every other link leads there. */
function clicked(event: MouseEvent) {
  const target = event.target as Element;
  if (target === dialog || target.closest("[data-close-sheet]")) return dialog.close();
  const query = target.closest("a")?.getAttribute("href");
  if (!query?.startsWith("?")) return;
  event.preventDefault();
  void busy(turnTo(query));
}

async function send(form: HTMLFormElement) {
  const body = await bodyOf(form);
  const photos = photosIn(form);
  const here = addressNow();
  const action = form.getAttribute("action") ?? here;
  const post = async () => {
    const answer = await fetch(action, { method: "POST", body });
    return show(answer, answer.redirected ? answer.url : here);
  };
  tell("sent");
  try {
    let content = await post();
    const challenge = content.querySelector<HTMLElement>("[data-proof]")?.dataset.proof;
    if (challenge) {
      body.set("proof", await solve(JSON.parse(challenge)));
      content = await post();
    }
    putBack(photos, content);
    tell(outcomeOf(content));
    dialog.scrollTop = 0;
    const first = content.querySelector<HTMLElement>("[aria-invalid], h1");
    if (first?.tagName === "H1") first.tabIndex = -1;
    first?.focus();
  } catch {
    if (form.dataset.booking !== undefined) return keepForLater(form, body);
    form.action = action;
    form.submit();
  }
}

const photosIn = (form: HTMLFormElement) =>
  new FormData(form).getAll("photos").filter((file): file is File => file instanceof File && file.size > 0);

/** A form that comes back keeps its photos, unless one of them was the problem. */
function putBack(photos: readonly File[], content: HTMLElement) {
  const field = content.querySelector<HTMLInputElement>("[name=photos]:not([aria-invalid])");
  if (!field || photos.length === 0) return;
  const files = new DataTransfer();
  for (const photo of photos) files.items.add(photo);
  field.files = files.files;
  field.dispatchEvent(new Event("change", { bubbles: true }));
}

function outcomeOf(content: HTMLElement) {
  if (content.querySelector("[data-unbooked]")) return "unbooked";
  return content.querySelector("[data-booking]") ? "refused" : "booked";
}

/** Keeps the form in this browser while there is no connection. The next page that has one sends it. */
async function keepForLater(form: HTMLFormElement, body: FormData) {
  const { kept = "", failed = "", sent = "" } = form.dataset;
  const isKept = await enqueue("booking", key, body, sent);
  const line = document.createElement("p");
  line.setAttribute("role", "alert");
  line.textContent = isKept ? kept : failed;
  form.prepend(line);
  line.scrollIntoView({ block: "nearest" });
}

async function bodyOf(form: HTMLFormElement): Promise<FormData> {
  const body = new FormData(form);
  body.delete("photos");
  for (const photo of photosIn(form)) body.append("photos", (await shrink(photo)) ?? photo, "photo.jpg");
  if (form.dataset.booking === undefined) return body;
  const elapsed = String(Math.round(performance.now()));
  for (const [name, value] of Object.entries({ key, elapsed, page: location.pathname, ...originFields(form) }))
    body.set(name, value);
  return body;
}

/** A chosen place shows its times at once, and a chosen time is kept for the visitor while the rest is filled in. */
async function changed({ target }: Event) {
  const field = target as HTMLInputElement | HTMLSelectElement;
  const { form } = field;
  if (form?.method === "get" && form.checkValidity()) return form.requestSubmit();
  if (!form || field.name !== "window") return;
  tell("time");
  const body = new URLSearchParams();
  for (const name of ["service", "place", "window", "hold"]) body.set(name, String(new FormData(form).get(name) ?? ""));
  const answer = await fetch("/free-times", { method: "POST", body }).catch(() => undefined);
  const { hold = "" } = ((await answer?.json().catch(() => undefined)) ?? {}) as { hold?: string };
  const own = form.elements.namedItem("hold");
  if (own instanceof HTMLInputElement && hold) own.value = hold;
}

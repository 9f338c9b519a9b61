import { isOld } from "#domain/leads/index.ts";

/**
 * The script for the form of a vacancy. It keeps a draft, refuses a CV that is too large before it is sent, and shows the progress of the
 * upload.
 */
const draftName = `draft:apply:${location.pathname}`;
type Control = HTMLInputElement | HTMLTextAreaElement;

const formIn = (root: Document) => root.querySelector<HTMLFormElement>("form[data-apply]");
const cvOf = (form: HTMLFormElement) => form.querySelector<HTMLInputElement>("[type=file]");
const isChoice = (control: Control): control is HTMLInputElement =>
  control.type === "radio" || control.type === "checkbox";
/**
 * Returns the fields for the draft. It leaves out the file, because browsers do not allow a script to restore it; the consent, because it
 * must be given each time; and the hidden field that only robots fill in.
 */
const keptIn = (form: HTMLFormElement) =>
  [...form.querySelectorAll<Control>("input,textarea")].filter(
    ({ type, name, tabIndex }) => type !== "file" && name !== "consent" && tabIndex >= 0,
  );

function keepDraft(form: HTMLFormElement) {
  const fields = keptIn(form)
    .filter((control) => !isChoice(control) || control.checked)
    .map(({ name, value }) => [name, value]);
  try {
    localStorage.setItem(draftName, JSON.stringify({ at: Date.now(), fields }));
  } catch {}
}

function restoreDraft(form: HTMLFormElement) {
  try {
    const draft = JSON.parse(localStorage.getItem(draftName) ?? "null");
    if (!draft) return;
    if (isOld(draft.at)) return localStorage.removeItem(draftName);
    const fields: [string, string][] = draft.fields;
    for (const control of keptIn(form)) {
      const values = fields.filter(([name]) => name === control.name).map(([, value]) => value);
      if (isChoice(control)) control.checked = values.includes(control.value);
      else control.value = values[0] ?? "";
    }
    if (fields.some(([, value]) => value && value !== "on")) say(form, form.dataset.kept);
  } catch {}
}

function say(form: HTMLFormElement, text = "", share?: number) {
  const line = form.querySelector("[role=status]");
  line?.replaceChildren(text);
  if (share === undefined) return;
  const bar = document.createElement("progress");
  bar.value = share;
  bar.ariaLabel = text;
  line?.append(bar);
}

/** Tells whether the chosen file may be sent, and shows an error if it is too large. */
function checkFile(form: HTMLFormElement): boolean {
  const input = cvOf(form);
  const isTooLarge = (input?.files?.[0]?.size ?? 0) > Number(form.dataset.most);
  const line = form.querySelector("#apply-cv-error");
  if (input && line && (isTooLarge || input.ariaInvalid)) {
    line.textContent = isTooLarge ? (form.dataset.tooLarge ?? "") : "";
    input.ariaInvalid = isTooLarge ? "true" : null;
  }
  if (isTooLarge) input?.focus();
  return !isTooLarge;
}

function send(form: HTMLFormElement) {
  const button = form.querySelector<HTMLButtonElement>("[type=submit]");
  const request = new XMLHttpRequest();
  request.open("POST", location.pathname);
  request.timeout = 240_000;
  request.upload.onprogress = ({ loaded, total }) => say(form, form.dataset.sending, loaded / total);
  request.onloadend = () => {
    if (button) button.disabled = false;
    const answered = formIn(parsed(request.responseText));
    if (request.status === 200 && /\/application\//.test(request.responseURL)) return arrived(request.responseURL);
    if (answered) return replace(form, answered);
    say(form, form.dataset.failed);
  };
  request.send(new FormData(form));
  if (button) button.disabled = true;
  say(form, form.dataset.sending, 0);
}

/** Parses only the form of a page. Parsing the whole page would apply this page's Content Security Policy to the head of that page. */
const parsed = (page: string) =>
  new DOMParser().parseFromString(/<form [^>]*data-apply[\s\S]*?<\/form>/.exec(page)?.[0] ?? "", "text/html");

function arrived(address: string) {
  try {
    localStorage.removeItem(draftName);
  } catch {}
  location.assign(address);
}

/** Replaces the form with the one that the server sent back with errors. The chosen file is kept. */
function replace(form: HTMLFormElement, answered: HTMLFormElement) {
  const files = cvOf(form)?.files;
  form.replaceWith(answered);
  const input = cvOf(answered);
  if (files?.length && input && !input.ariaInvalid) {
    input.files = files;
    if (input.parentElement) input.parentElement.dataset.count = `${files.length}`;
  }
  answered.querySelector<HTMLElement>("[aria-invalid=true],[name=consent]:not(:checked)")?.focus();
}

const first = formIn(document);
if (first && !("back" in first.dataset)) restoreDraft(first);
const apply = (event: Event) =>
  event.target instanceof Element && event.target.closest<HTMLFormElement>("form[data-apply]");
addEventListener("input", (event) => {
  const form = apply(event);
  if (form) keepDraft(form);
});
addEventListener("change", (event) => {
  const form = apply(event);
  if (form && event.target === cvOf(form)) checkFile(form);
});
addEventListener("submit", (event) => {
  const form = apply(event);
  if (!form) return;
  event.preventDefault();
  if (checkFile(form)) send(form);
});

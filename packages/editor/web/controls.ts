import { html } from "hono/html";
import { type Input, inputsOf } from "../form/fields.ts";
import type { Field } from "../form/model.ts";
import type { Html } from "./layout.ts";
import { idOf, placesOf, type View } from "./view.ts";
import { fieldName, fill } from "./words.ts";

/** A row with a field: English and Arabic side by side, or one control for both languages. */
export function fieldRow(field: Field, view: View): Html {
  const { told: pageWords } = view;
  const inputs = inputsOf(field);
  if (field.control === "fixed") return html`${inputs.map(hidden)}`;
  const hint = [lengthHint(field, view), field.required ? "" : pageWords.words.form.optional]
    .filter(Boolean)
    .join(" · ");
  return html`<div class="row" data-key="${field.key}">
<div class="label"><b>${fieldName(field.key, pageWords)}</b>${hint && html` <span class="hint">${hint}</span>`}${split(field, view)}</div>
<div class="cells">${inputs.map((input) => cell(field, input, view))}</div></div>`;
}

const hidden = ({ name, value }: Input) => html`<input type="hidden" name="${name}" value="${value}">`;

function split({ shared, sides, control }: Field, { told: pageWords }: View) {
  const [first] = sides;
  if (sides.length < 2 || !first || control === "line" || control === "text") return "";
  const value = JSON.stringify(first.path.slice(1));
  const { form } = pageWords.words;
  if (!shared) return html` <span class="badge warn">${form.apart}</span>`;
  return html` <span class="badge">${form.shared}</span> <button class="quiet" name="do" value="${JSON.stringify(["split", value])}">${form.apart}</button>`;
}

function lengthHint({ control, min = 0, max }: Field, { told: pageWords }: View) {
  if (control !== "line" && control !== "text") return "";
  const { form } = pageWords.words;
  if (max !== undefined) return fill(min > 1 ? form.range : form.upTo, { min, max });
  return min > 1 ? fill(form.from, { min }) : "";
}

function cell(field: Field, input: Input, view: View): Html {
  const { told: pageWords } = view;
  const { path, language, absent } = input.side;
  const said = placesOf(path).flatMap((place) => view.problems.get(place) ?? []);
  const disk = placesOf(path).flatMap((place) => view.onDisk.get(place) ?? []);
  const id = idOf(path);
  const speaks = field.shared || !language ? "" : language;
  const label = [fieldName(field.key, pageWords), speaks && pageWords.words.languages[speaks]]
    .filter(Boolean)
    .join(", ");
  const notes = [...new Set(said)].map((message) => html`<p class="problem">${message}</p>`);
  return html`<div class="cell${said.length > 0 ? " wrong" : ""}" ${speaks && html`lang="${speaks}" dir="${speaks === "ar" ? "rtl" : "ltr"}"`}>
${speaks && html`<span class="tag">${pageWords.words.languages[speaks]}</span>`}
${control(field, input, { id, label, view, wrong: said.length > 0, absent })}
<div id="${id}-notes" dir="${pageWords.dir}" lang="${pageWords.language}">${notes}${disk.map((text) => html`<p class="disk">${pageWords.words.problems.onDisk} <bdi>${text}</bdi></p>`)}</div></div>`;
}

type Shown = { id: string; label: string; view: View; wrong: boolean; absent?: boolean };

function control(field: Field, { name, value }: Input, { id, label, view, wrong }: Shown): Html {
  const { form } = view.told.words;
  const own = html`id="${id}" name="${name}" aria-label="${label}" aria-describedby="${id}-notes" ${wrong && html`aria-invalid="true"`}`;
  const option = (each: string, words = each) =>
    html`<option value="${each}" ${each === value && html`selected`}>${words}</option>`;
  if (field.control === "select")
    return html`<select ${own}>${option("", field.required ? form.choose : form.notSet)}${field.options?.map((each) => option(each))}</select>`;
  if (field.control === "yes-no") {
    const all = field.options ?? ["true", "false"];
    const words = (each: string) => (each === "true" ? form.yes : form.no);
    return html`<select ${own}>${!field.required && option("", form.notSet)}${all.map((each) => option(each, words(each)))}</select>`;
  }
  if (field.control === "date") return html`<input ${own} type="date" value="${value}">`;
  if (field.control === "number") return html`<input ${own} inputmode="decimal" dir="ltr" value="${value}">`;
  if (field.control === "code") return html`<input ${own} dir="ltr" spellcheck="false" value="${value}">`;
  return words(field, value, own);
}

/** A browser drops the first line break of a textarea. Therefore a line break is added before the value. */
function words(field: Field, value: string, own: Html): Html {
  const { min = 0, max = "", control } = field;
  const count = html`<span class="count" dir="ltr"></span>`;
  const rows = Math.min(
    24,
    Math.max(control === "text" ? 3 : 1, Math.ceil(value.length / 48)) + value.split("\n").length - 1,
  );
  return html`<textarea ${own} rows="${rows}" data-min="${min}" data-max="${max}" ${control === "line" && html`data-line`}>
${value}</textarea>${max !== "" && count}`;
}

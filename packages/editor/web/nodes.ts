import { html } from "hono/html";
import { marksOf } from "../form/fields.ts";
import type { Choice, Entries, Group, List, Node } from "../form/model.ts";
import { nodesBelow } from "../form/nodes-below.ts";
import { isObject } from "../form/schema.ts";
import { fieldRow } from "./controls.ts";
import type { Html } from "./layout.ts";
import { besideName, idOf, placeOf, type View } from "./view.ts";
import { fieldName, fill } from "./words.ts";

const hidden = (node: Node) => marksOf(node).map(({ name }) => html`<input type="hidden" name="${name}" value="">`);

const pathsOf = ({ sides }: Node) => sides.map(({ path }) => path);
const isThere = ({ sides }: Node) => sides.some(({ value }) => value !== undefined);
const button = (words: string, what: unknown[], title = words) =>
  html`<button class="small" name="do" value="${JSON.stringify(what)}" title="${title}">${words}</button>`;

/** A list is shown open if it has at most this many entries and at most this many fields. */
const mostEntries = 12;
const mostFields = 200;
const fieldsIn = (node: Node): number =>
  node.is === "field" ? 1 : nodesBelow(node).reduce((sum, each) => sum + fieldsIn(each), 0);

export function nodeHtml(node: Node, view: View, isOpen = true): Html | string {
  if (node.is === "field") return fieldRow(node, view);
  if (node.is === "apart") return html`${node.nodes.map((each) => nodeHtml(each, view))}`;
  if (node.is === "choice") return choice(node, view);
  if (!isThere(node) && !node.required) return fillIn(node, view);
  if (node.is === "list") return list(node, view);
  return node.is === "entries" ? entries(node, view) : group(node, view, isOpen);
}

/** Makes the button that adds an optional group or list which is missing. */
function fillIn(node: Node, { told: pageWords }: View) {
  const name = fieldName(node.key, pageWords);
  return html`<div class="row absent"><span class="label"><b>${name}</b> <span class="hint">${pageWords.words.form.optional}</span></span> ${button(`${pageWords.words.form.add}: ${name}`, ["fill", pathsOf(node)])}</div>`;
}

function notesOf(node: Node, view: View) {
  const own = pathsOf(node).flatMap((path) => view.problems.get(placeOf(path)) ?? []);
  return [...new Set(own)].map((message) => html`<p class="problem">${message}</p>`);
}

function group(node: Group, view: View, isOpen: boolean, title = ""): Html {
  const [first, ...others] = node.fields;
  const isOne = others.length === 0 && first?.is === "field" && first.key === node.key;
  if (node.key === "" || isOne) return html`${hidden(node)}${node.fields.map((each) => nodeHtml(each, view))}`;
  return html`<details class="group" ${isOpen && html`open`}><summary id="${idOf(pathsOf(node)[0] ?? [])}">${fieldName(node.key, view.told)}${title && html` <span class="hint">${title}</span>`}</summary>
${hidden(node)}${notesOf(node, view)}${node.fields.map((each) => nodeHtml(each, view))}
${!node.required && button(view.told.words.form.remove, ["remove", pathsOf(node)])}</details>`;
}

function list(node: List, view: View): Html {
  const { form } = view.told.words;
  const name = fieldName(node.key || "items", view.told);
  const isOpen = node.items.length <= mostEntries;
  return html`<details class="list" ${isOpen && html`open`}><summary id="${idOf(pathsOf(node)[0] ?? [])}">${name} <span class="hint">${fill(form.items, { n: node.items.length })}</span></summary>
${hidden(node)}${notesOf(node, view)}
<ol>${node.items.map((item, at) => listItem(item, at, node, view))}</ol>
${!node.fixed && button(`${form.add}: ${name}`, ["add", pathsOf(node)])}</details>`;
}

function listItem(item: Node, at: number, { fixed, items, key }: List, view: View): Html {
  const { form } = view.told.words;
  const paths = pathsOf(item);
  const title = titleOf(item, view) || `${fieldName(key, view.told)} ${at + 1}`;
  const tools = html`<span class="tools">
${at > 0 && button("↑", ["move", paths, -1], `${form.up}: ${title}`)}
${at < items.length - 1 && button("↓", ["move", paths, 1], `${form.down}: ${title}`)}
${button("×", ["remove", paths], `${form.remove}: ${title}`)}</span>`;
  const own = fixed ? fieldName(`${key}.${at}`, view.told, String(at + 1)) : String(at + 1);
  const inner = item.is === "field" ? nodeHtml({ ...item, key: own }, view) : named(item, title, view);
  return html`<li>${!fixed && tools}${inner}</li>`;
}

/** Returns the title of an item in a list: its first text. If the item has both languages, it is the text in the editor's language. */
function titleOf(node: Node, { told: pageWords }: View): string {
  const value = (node.sides.find(({ path: [file] }) => file === pageWords.language) ?? node.sides[0])?.value;
  if (!isObject(value)) return "";
  const { heading, title, question, name, id, label, text } = value;
  const found = [heading, title, question, name, id, label, text]
    .map((each) => (isObject(each) ? (each[pageWords.language] ?? each) : each))
    .find((each) => typeof each === "string" && each !== "");
  return String(found ?? "").slice(0, 70);
}

const named = (item: Node, title: string, view: View): Html | string =>
  nodeHtml(
    item.is === "choice" ? { ...item, key: title, node: { ...item.node, key: title } } : { ...item, key: title },
    view,
  );

function entries(node: Entries, view: View): Html {
  const { form } = view.told.words;
  const name = fieldName(node.key, view.told);
  const areOpen = node.entries.length <= mostEntries && fieldsIn(node) <= mostFields;
  const isOpen = node.key === "" || node.entries.length <= mostEntries;
  const add =
    node.open &&
    html`<div class="put"><input name="${besideName("put", pathsOf(node))}" aria-label="${form.newName}" placeholder="${form.newName}" dir="ltr"> ${button(form.add, ["put", pathsOf(node), ""])}</div>`;
  const inner = html`${hidden(node)}${notesOf(node, view)}${node.entries.map((entry) => entryHtml(entry, view, areOpen))}${add}`;
  if (node.key === "") return inner;
  return html`<details class="list" ${isOpen && html`open`}><summary id="${idOf(pathsOf(node)[0] ?? [])}">${name} <span class="hint">${fill(form.items, { n: node.entries.length })}</span></summary>${inner}</details>`;
}

function entryHtml(entry: Node, view: View, isOpen: boolean): Html {
  const { form } = view.told.words;
  const paths = pathsOf(entry);
  const tools = html`<span class="tools">${button("×", ["remove", paths], `${form.remove}: ${entry.key}`)}</span>`;
  return html`<div class="entry">${tools}${entry.is === "group" && isThere(entry) ? group(entry, view, isOpen, titleOf(entry, view)) : nodeHtml(entry, view, isOpen)}</div>`;
}

/** Shows a value that can be of several kinds: the choice of the kind, and the fields of the chosen kind. */
function choice(node: Choice, view: View): Html {
  const { form } = view.told.words;
  if (node.chosen < 0 && !node.required) return html`${fillIn(node, view)}`;
  const place = besideName("vary", pathsOf(node));
  const chooser = html`<div class="kind"><label>${form.kind} <select name="${place}" data-vary>${node.variants.map((variant, at) => html`<option value="${at}" ${at === node.chosen && html`selected`}>${fieldName(variant, view.told)}</option>`)}</select></label> ${button(form.change, ["vary", pathsOf(node), 0])}</div>`;
  return html`<div class="choice">${chooser}${nodeHtml(node.node, view)}</div>`;
}

import { href } from "@site/ground/site-map/links.ts";
import type { PageId } from "@site/ground/site-map/pages.ts";
import { html, raw } from "hono/html";
import type { Entry } from "../files/all-entries.ts";
import type { Node } from "../form/model.ts";
import type { Reference, Site } from "../site.ts";
import { anchorOf, anchorsOf } from "./anchors.ts";
import { type Html, layout } from "./layout.ts";
import { nodeHtml } from "./nodes.ts";
import { filesOf } from "./state.ts";
import type { View } from "./view.ts";

/** A problem in plain words, and its place, such as `en:hero.title`. */
export type Line = { text: string; place: string };
export type FormPage = {
  entry: Entry;
  form: Node;
  view: View;
  title: string;
  token: string;
  hashes: Record<string, string>;
  split: string[];
  /** The languages in which buttons change the lists. */
  lists: string;
  notice?: { text: string; kind: "good" | "bad" | "wait"; lines: Line[] };
  preview?: string;
  shownOn: Site["shownOn"];
  /** The references that each language may make. */
  references: Record<string, Reference[]>;
};

export function formPage(page: FormPage) {
  const { told: pageWords } = page.view;
  const { form: words } = pageWords.words;
  const bar = html`<div class="bar">${page.preview && html`<button type="button" class="quiet" data-preview-toggle aria-pressed="true">${words.preview}</button>`}
<button form="form" class="save" name="do" value="save" accesskey="s">${words.save}</button></div>`;
  const here = `/edit?file=${encodeURIComponent(page.entry.key)}`;
  return layout(pageWords, { title: page.title, body: body(page), bar, here });
}

function body(page: FormPage): Html {
  const { entry, form, view, token, hashes, split, lists, preview } = page;
  const { form: words, languages, page: manage } = view.told.words;
  const option = (value: string, text: string) =>
    html`<option value="${value}" ${value === lists && html`selected`}>${text}</option>`;
  const isPair = entry.key.startsWith("*/");
  return html`<div class="work${preview ? " with-preview" : ""}"><form id="form" method="post" action="/edit?file=${encodeURIComponent(entry.key)}" autocomplete="off">
<input type="hidden" name="token" value="${token}">
${Object.entries(hashes).map(([side, hash]) => html`<input type="hidden" name="hash:${side}" value="${hash}">`)}
${split.map((path) => html`<input type="hidden" name="split" value="${path}">`)}
<button class="enter" name="do" value="save" tabindex="-1" aria-hidden="true">${words.save}</button>
${notice(page)}
<p class="files">${Object.values(filesOf(entry)).map((file) => html`<code dir="ltr">content/${file}</code> `)}
${isPair && html`<label>${words.lists} <select name="lists">${option("both", words.both)}${option("en", languages.en)}${option("ar", languages.ar)}</select></label>`}</p>
${nodeHtml(form, view)}
${entry.id && html`<p class="manage"><a href="/page?file=${encodeURIComponent(entry.key)}">${manage.manage}</a></p>`}
</form>
<ul id="references" role="listbox" aria-label="${words.references}" dir="ltr" hidden></ul>
<script type="application/json" id="all-references">${raw(JSON.stringify(page.references).replaceAll("<", "\\u003c"))}</script>
<script type="module" src="/references.js"></script>${preview && aside(entry, preview, page)}</div>`;
}

function notice({ notice: said, form }: FormPage) {
  if (!said) return html`<div id="notice" role="status"></div>`;
  const anchors = anchorsOf(form);
  const lines = said.lines.map(({ text, place }) => {
    const anchor = anchorOf(place, anchors);
    return html`<li>${anchor ? html`<a href="#${anchor}">${text}</a>` : text}</li>`;
  });
  return html`<div id="notice" class="notice ${said.kind}" role="${said.kind === "bad" ? "alert" : "status"}" tabindex="-1"><p>${said.text}</p>${lines.length > 0 && html`<ul>${lines}</ul>`}</div>`;
}

function aside(entry: Entry, preview: string, { view, shownOn }: FormPage) {
  const { form: words, languages } = view.told.words;
  const id = (entry.id ?? shownOn[entry.key] ?? "/") as PageId;
  const frame = (language: "en" | "ar") =>
    html`<button type="button" class="quiet" data-frame="${preview}${href(id, language)}" aria-pressed="${String(language === view.told.language)}">${languages[language]}</button>`;
  return html`<aside class="preview" aria-label="${words.preview}"><div class="frames">${frame("en")}${frame("ar")}<a href="${preview}${href(id, view.told.language)}" target="_blank" rel="noopener" data-frame-link>↗<span class="hidden">${words.preview}</span></a></div>
<p class="hint">${words.previewWait}</p><iframe title="${words.preview}" src="${preview}${href(id, view.told.language)}"></iframe></aside>`;
}

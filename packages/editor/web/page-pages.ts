import { html } from "hono/html";
import type { Entry } from "../files/all-entries.ts";
import { mayMove, openFolders, type Refusal, unwrittenPages } from "../files/pages.ts";
import type { Site } from "../site.ts";
import { layout } from "./layout.ts";
import type { Setting } from "./setting.ts";
import { fill, type PageWords } from "./words.ts";

/** Returns in words why a new page or a new address was refused. */
export const refusalText = (refusal: Refusal, id: string, { words: { page } }: PageWords) =>
  fill(page[refusal.because], { id, file: "file" in refusal ? refusal.file : "" });

const said = (notice: string) => notice && html`<p class="notice bad" role="alert">${notice}</p>`;

/** The page with the form for a new page. */
export function newPagePage({ site, told: pageWords, token }: Setting, { notice = "", folder = "", end = "" } = {}) {
  const { page, kinds } = pageWords.words;
  const option = (each: (typeof openFolders)[number]) =>
    html`<option value="${each}" ${each === folder && html`selected`}>${kinds[each]} (/${each}/…)</option>`;
  const body = html`${said(notice)}<form method="post" action="/new" class="narrow"><input type="hidden" name="token" value="${token}">
<label>${page.kind} <select name="folder">${openFolders.map(option)}</select></label>
<label>${page.address} <input name="end" value="${end}" dir="ltr" required pattern="[a-z0-9\\-]+" maxlength="80" spellcheck="false"></label>
<p class="hint">${page.copy}</p><button class="save">${page.create}</button></form>${stillToWrite(site, pageWords)}`;
  return layout(pageWords, { title: page.new, body, here: "/new" });
}

function stillToWrite(site: Site, { words: { page } }: PageWords) {
  const pages = unwrittenPages(site).map(
    ({ id, key }) => html`<li><a href="/edit?file=${encodeURIComponent(key)}"><code dir="ltr">${id}</code></a></li>`,
  );
  return pages.length > 0 && html`<h2>${page.unwritten}</h2><ul>${pages}</ul>`;
}

/** The page with two forms: one moves a page to another address, the other deletes the page. */
export function managePage({ told: pageWords, token }: Setting, { key, id = "" }: Entry, notice = "") {
  const { page } = pageWords.words;
  const action = `/page?file=${encodeURIComponent(key)}`;
  const field = (name: string, label: string, value: string) =>
    html`<label>${label} <input name="${name}" value="${value}" dir="ltr" required maxlength="120" spellcheck="false" autocomplete="off"></label>`;
  const rename = mayMove(id)
    ? html`${field("to", page.newAddress, id)}<button name="do" value="rename">${page.rename}</button>`
    : html`<p>${page.fixed}</p>`;
  const body = html`${said(notice)}<p><a href="/edit?file=${encodeURIComponent(key)}"><code dir="ltr">${id}</code></a></p>
<form method="post" action="${action}" class="narrow"><input type="hidden" name="token" value="${token}"><h2>${page.rename}</h2>${rename}</form>
<form method="post" action="${action}" class="narrow"><input type="hidden" name="token" value="${token}"><h2>${page.delete}</h2>${field("typed", page.confirm, "")}<button name="do" value="delete">${page.delete}</button></form>`;
  return layout(pageWords, { title: page.manage, body, here: action });
}

import { spawnSync } from "node:child_process";
import { html } from "hono/html";
import { keyOf } from "../files/all-entries.ts";
import { layout } from "./layout.ts";
import type { Setting } from "./setting.ts";
import { fill, type PageWords } from "./words.ts";

/** Shows everything that the check of the content reports. Each problem has a link to the form where it can be corrected. */
export async function checkPage({ site, told: pageWords }: Setting) {
  const { problems: words } = pageWords.words;
  const { problems, lines: said, warnings } = await site.check();
  const lines = problems.map(
    ({ file }, at) => html`<li><a href="/edit?file=${encodeURIComponent(keyOf(file))}">${said[at]}</a></li>`,
  );
  const count = fill(problems.length === 1 ? words.oneInAll : words.inAll, { n: problems.length });
  const body = html`${problems.length === 0 ? html`<p class="notice good">${words.none}</p>` : html`<p class="notice bad">${count}</p><ul dir="ltr">${lines}</ul>`}
${warnings.length > 0 && html`<h2>${words.warnings}</h2><ul dir="ltr">${warnings.map((line) => html`<li>${line}</li>`)}</ul>`}`;
  return layout(pageWords, { title: words.all, body, here: "/check" });
}

/** Shows the changes below content/ since the last commit, as Git prints them. */
export function changesPage({ site, told: pageWords }: Setting) {
  const { changes } = pageWords.words;
  const git = (...args: string[]) =>
    spawnSync("git", args, { cwd: site.content, encoding: "utf8", maxBuffer: 64 * 1024 * 1024 });
  const diff = git("diff", "--no-color", "--no-ext-diff", "HEAD", "--", ".");
  const fresh = git("ls-files", "--others", "--exclude-standard", "--", ".");
  const text = `${diff.stdout ?? ""}${fresh.stdout ?? ""}`;
  return diffPage(pageWords, changes.title, text, diff.status === 0 ? changes.none : changes.noGit);
}

/** Shows the changes of colleagues, the newest first. */
export const historyPage = (pageWords: PageWords, text: string) =>
  diffPage(pageWords, pageWords.words.online.history, text, pageWords.words.changes.none);

function diffPage(pageWords: PageWords, title: string, text: string, otherwise: string) {
  const lines = text
    .slice(0, 400_000)
    .split("\n")
    .map(
      (line) => html`<span class="${classOf(line)}">${line}
</span>`,
    );
  const body =
    text.trim() === ""
      ? html`<p class="notice">${otherwise}</p>`
      : html`<pre class="diff" dir="ltr" tabindex="0">${lines}</pre>`;
  return layout(pageWords, { title, body, here: "/changes" });
}

const classOf = (line: string) => ({ "+": "plus", "-": "minus", "@": "at" })[line[0] ?? ""] ?? "";

export const errorPage = (pageWords: PageWords, reason: string) =>
  layout(pageWords, {
    title: pageWords.words.editor,
    body: html`<p class="notice bad" role="alert">${fill(pageWords.words.problems.form, { reason })}</p>`,
    here: "/",
  });

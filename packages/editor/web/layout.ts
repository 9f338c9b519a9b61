import { html } from "hono/html";
import type { PageWords } from "./words.ts";

/** The type of escaped text that Hono makes. */
export type Html = ReturnType<typeof html>;

type Page = { title: string; body: Html | Html[]; bar?: Html | string; here: string };

export const layout = (pageWords: PageWords, { title, body, bar = "", here }: Page) => html`<!doctype html>
<html lang="${pageWords.language}" dir="${pageWords.dir}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} · ${pageWords.words.editor}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/editor.css">
<script type="module" src="/editor.js"></script>
</head>
<body>
<a class="skip" href="#main">${pageWords.words.skip}</a>
<header class="top">
<a class="home" href="/">${pageWords.words.editor}</a>
<h1>${title}</h1>
${bar}
${pageWords.colleague && html`<bdi class="who">${pageWords.colleague}</bdi>`}
<a class="tongue" href="/tongue?to=${pageWords.language === "en" ? "ar" : "en"}&amp;back=${encodeURIComponent(here)}" lang="${pageWords.language === "en" ? "ar" : "en"}">${pageWords.words.language}</a>
</header>
<main id="main" tabindex="-1">${body}</main>
</body>
</html>`;

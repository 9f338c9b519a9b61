import { html } from "hono/html";
import type { PageWords } from "./words.ts";

/** The type of escaped text that Hono makes. */
export type Html = ReturnType<typeof html>;

type Page = { title: string; body: Html | Html[]; bar?: Html | string; here: string };

export const layout = (told: PageWords, { title, body, bar = "", here }: Page) => html`<!doctype html>
<html lang="${told.language}" dir="${told.dir}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} · ${told.words.editor}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/editor.css">
<script type="module" src="/editor.js"></script>
</head>
<body>
<a class="skip" href="#main">${told.words.skip}</a>
<header class="top">
<a class="home" href="/">${told.words.editor}</a>
<h1>${title}</h1>
${bar}
${told.colleague && html`<bdi class="who">${told.colleague}</bdi>`}
<a class="tongue" href="/tongue?to=${told.language === "en" ? "ar" : "en"}&amp;back=${encodeURIComponent(here)}" lang="${told.language === "en" ? "ar" : "en"}">${told.words.language}</a>
</header>
<main id="main" tabindex="-1">${body}</main>
</body>
</html>`;

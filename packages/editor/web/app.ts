import { readFileSync } from "node:fs";
import { stripTypeScriptTypes } from "node:module";
import { ownPath } from "@site/ground/urls/own-path.ts";
import { type Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { getCookie, setCookie } from "hono/cookie";
import { type Entry, entryNamed } from "../files/all-entries.ts";
import { NotContent } from "../files/store.ts";
import { BadForm } from "../form/entries.ts";
import { NotPublished } from "../online/git.ts";
import { isPage, type Pages } from "../online/preview.ts";
import type { Repository } from "../online/repository.ts";
import { inTurn } from "../online/turn.ts";
import type { Site } from "../site.ts";
import { NotWritable } from "../source/edit.ts";
import { NotReadable } from "../source/file.ts";
import { answerEditForm, openForm } from "./edit.ts";
import { type Access, isSameSecret } from "./guard.ts";
import { listPage } from "./list-page.ts";
import { managePage, newPagePage } from "./page-pages.ts";
import { create, manage } from "./page-routes.ts";
import { changesPage, checkPage, errorPage, historyPage } from "./pages.ts";
import type { Setting } from "./setting.ts";
import { fill, wordsOf } from "./words.ts";

/** The options of the editor. If there is a repository, every change is also sent to the Git host. */
export type Options = {
  site: Site;
  access: Access;
  preview?: string;
  pages?: Pages;
  repository?: Repository;
  startAgain?: () => void;
};
const largestForm = 8 * 1024 * 1024;

/** Makes the editor's own small server. */
export function editor({ site, access, pages, preview = pages && "/preview", repository, startAgain }: Options) {
  const app = new Hono();
  const toldIn = (context: Context) => wordsOf(tongueIn(context) ?? access.colleague?.(context)?.locale ?? "en");
  const setting = (context: Context): Setting => {
    const by = access.colleague?.(context);
    return {
      site,
      told: { ...toldIn(context), colleague: by?.name },
      token: access.token(context),
      preview,
      publish: async (subject, write) => (repository && by ? repository.publish(by, subject, write) : write()),
    };
  };

  function entryOf(context: Context): Entry {
    const key = context.req.query("file") ?? "";
    const entry = entryNamed(site, key);
    if (!entry)
      throw new NotContent(`${key.slice(0, 200)}: the site map has no such page, and nothing reads such a file`);
    return entry;
  }

  app.use(access.guard);
  app.use(bodyLimit({ maxSize: largestForm, onError: (context) => context.text("The form is too large.", 413) }));
  app.get("/editor.css", (context) => asset(context, new URL("./editor.css", import.meta.url), "text/css"));
  app.get("/editor.js", (context) => asset(context, new URL("./client.ts", import.meta.url), "text/javascript"));
  app.get("/references.js", (context) =>
    asset(context, new URL("./references.ts", import.meta.url), "text/javascript"),
  );
  app.get("/tongue", (context) => {
    setCookie(context, "tongue", context.req.query("to") === "ar" ? "ar" : "en", { sameSite: "Strict", path: "/" });
    return context.redirect(ownPath(context.req.query("back")) ?? "/");
  });
  if (pages)
    app.get("*", async ({ req }, next) => {
      const file = await pages.file(req.path);
      return file ?? next();
    });
  if (repository) app.use(inTurn(repository, startAgain));
  if (pages) app.get("/preview/*", ({ req }) => pages.page(req.path.slice("/preview".length)));

  app.get("/", (context) => {
    // The preview beside the form may contain a link to the site's home page. Its address is the same as that of this list, so it is
    // redirected to the preview.
    if (pages && context.req.header("sec-fetch-dest") === "iframe") return context.redirect("/preview/");
    return context.html(listPage(setting(context), (context.req.query("q") ?? "").trim().slice(0, 200)));
  });
  app.get("/check", async (context) => context.html(await checkPage(setting(context))));
  app.get("/changes", async (context) => {
    const current = setting(context);
    return context.html(repository ? historyPage(current.told, await repository.history()) : changesPage(current));
  });
  app.get("/edit", async (context) =>
    context.html(await openForm(entryOf(context), context.req.query("saved"), setting(context))),
  );
  app.post("/edit", async (context) => {
    const current = setting(context);
    return answerEditForm(context, entryOf(context), await fieldsOf(context, current.token), current);
  });

  app.get("/new", (context) => context.html(newPagePage(setting(context))));
  app.post("/new", async (context) => {
    const current = setting(context);
    return create(context, await fieldsOf(context, current.token), current);
  });
  app.get("/page", (context) => context.html(managePage(setting(context), entryOf(context))));
  app.post("/page", async (context) => {
    const current = setting(context);
    return manage(context, entryOf(context), await fieldsOf(context, current.token), current);
  });

  // Links in the preview beside the form have the addresses of the site. They are redirected to the preview of the page.
  app.notFound((context) => {
    const { path, method } = context.req;
    return pages && method === "GET" && isPage(path)
      ? context.redirect(`/preview${path}`)
      : context.text("Not found.", 404);
  });
  app.onError((error, context) => {
    const status = statusOf(error);
    if (status >= 500) console.error(error instanceof NotPublished ? `${error.why}: ${error.message}` : error);
    const pageWords = toldIn(context);
    if (!(error instanceof NotPublished)) return context.html(errorPage(pageWords, error.message), status);
    const { online } = pageWords.words;
    return context.html(errorPage(pageWords, fill(online.notSaved, { why: online[error.why] })), status);
  });
  return app;
}

const tongueIn = (context: Context) => {
  const tongue = getCookie(context, "tongue");
  return tongue === "ar" || tongue === "en" ? tongue : undefined;
};

class Forbidden extends Error {}

function statusOf(error: Error) {
  if (error instanceof Forbidden) return 403;
  if (error instanceof NotContent) return 404;
  if (error instanceof NotPublished) return 503;
  return error instanceof BadForm ||
    error instanceof NotReadable ||
    error instanceof NotWritable ||
    error instanceof SyntaxError
    ? 400
    : 500;
}

async function fieldsOf(context: Context, key: string) {
  const fields = new URLSearchParams(await context.req.text());
  if (!isSameSecret(fields.get("token") ?? "", key))
    throw new Forbidden("This form is from another start of the editor: open the page anew.");
  return fields;
}

function asset(context: Context, file: URL, type: string) {
  const text = readFileSync(file, "utf8");
  return context.body(file.pathname.endsWith(".ts") ? stripTypeScriptTypes(text) : text, 200, {
    "Content-Type": `${type}; charset=utf-8`,
  });
}

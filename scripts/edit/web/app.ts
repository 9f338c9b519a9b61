import { readFileSync } from "node:fs";
import { stripTypeScriptTypes } from "node:module";
import { type Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { getCookie, setCookie } from "hono/cookie";
import { ContentError } from "#app/site/files.server.ts";
import { type Entry, entryNamed } from "../files/listed.ts";
import { NotContent } from "../files/store.ts";
import { BadForm } from "../form/entries.ts";
import { NotWritable } from "../source/edit.ts";
import { opened, type Setting, sent } from "./edit.ts";
import { guard, same } from "./guard.ts";
import { listPage } from "./list-page.ts";
import { managePage, newPagePage } from "./page-pages.ts";
import { create, manage } from "./page-routes.ts";
import { changesPage, checkPage, errorPage } from "./pages.ts";
import { wordsOf } from "./words.ts";

export type Options = { key: string; port: () => number; preview?: string };
const here = new URL(".", import.meta.url);
const largestForm = 8 * 1024 * 1024;

/** The editor's own small server. */
export function editor({ key, port, preview }: Options) {
  const app = new Hono();
  const setting = (context: Context): Setting => ({ told: toldIn(context), token: key, preview });

  app.use(guard(key, port));
  app.use(bodyLimit({ maxSize: largestForm, onError: (context) => context.text("The form is too large.", 413) }));
  app.get("/editor.css", (context) => asset(context, "editor.css", "text/css"));
  app.get("/editor.js", (context) => asset(context, "client.ts", "text/javascript"));
  app.get("/tongue", (context) => {
    setCookie(context, "tongue", context.req.query("to") === "ar" ? "ar" : "en", { sameSite: "Strict", path: "/" });
    const back = context.req.query("back") ?? "/";
    return context.redirect(/^\/(?![/\\])/.test(back) ? back : "/");
  });

  app.get("/", (context) =>
    context.html(listPage(toldIn(context), (context.req.query("q") ?? "").trim().slice(0, 200))),
  );
  app.get("/check", async (context) => context.html(await checkPage(toldIn(context))));
  app.get("/changes", (context) => context.html(changesPage(toldIn(context))));
  app.get("/edit", async (context) =>
    context.html(await opened(entryOf(context), context.req.query("saved"), setting(context))),
  );
  app.post("/edit", async (context) => sent(context, entryOf(context), await fieldsOf(context, key), setting(context)));

  app.get("/new", (context) => context.html(newPagePage(toldIn(context), key)));
  app.post("/new", async (context) => create(context, await fieldsOf(context, key), setting(context)));
  app.get("/page", (context) => context.html(managePage(toldIn(context), key, entryOf(context))));
  app.post("/page", async (context) =>
    manage(context, entryOf(context), await fieldsOf(context, key), setting(context)),
  );

  app.notFound((context) => context.text("Not found.", 404));
  app.onError((error, context) => {
    const status = statusOf(error);
    if (status === 500) console.error(error);
    return context.html(errorPage(toldIn(context), error.message), status);
  });
  return app;
}

const toldIn = (context: Context) => wordsOf(getCookie(context, "tongue") === "ar" ? "ar" : "en");

class Forbidden extends Error {}

function statusOf(error: Error) {
  if (error instanceof Forbidden) return 403;
  if (error instanceof NotContent) return 404;
  return error instanceof BadForm ||
    error instanceof ContentError ||
    error instanceof NotWritable ||
    error instanceof SyntaxError
    ? 400
    : 500;
}

function entryOf(context: Context): Entry {
  const key = context.req.query("file") ?? "";
  const entry = entryNamed(key);
  if (!entry)
    throw new NotContent(`${key.slice(0, 200)}: the site map has no such page, and nothing reads such a file`);
  return entry;
}

async function fieldsOf(context: Context, key: string) {
  const fields = new URLSearchParams(await context.req.text());
  if (!same(fields.get("token") ?? "", key))
    throw new Forbidden("This form is from another start of the editor: open the page anew.");
  return fields;
}

function asset(context: Context, name: string, type: string) {
  const text = readFileSync(new URL(name, here), "utf8");
  return context.body(name.endsWith(".ts") ? stripTypeScriptTypes(text) : text, 200, {
    "Content-Type": `${type}; charset=utf-8`,
  });
}

// cspell:ignore quot
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe as allTests, test as oneTest, vi } from "vitest";
import { contentCopy } from "#scripts/test/content/copy.ts";
import { isDue } from "#tests/set.ts";

/** The editor reads all of content/, so its tests take long: a change runs them where the editor or what it reads by is new. */
export const test = oneTest.runIf(isDue("editor"));
export const describe = allTests.runIf(isDue("editor"));

const unescaped = (text: string) =>
  text
    .replaceAll("&quot;", '"')
    .replaceAll("&#39;", "'")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&");

export type Editor = Awaited<ReturnType<typeof editorOnCopy>>;

let shared: Promise<Editor> | undefined;
let clear: (() => void) | undefined;
export const endEditor = () => clear?.();
/** For tests: the editor on a copy of content/, asked as a browser asks. One for all tests of a file, which put back what others see. */
export function sharedEditor() {
  shared ??= editorOnCopy();
  return shared;
}

async function editorOnCopy() {
  const copy = contentCopy({
    atEnd: (end) => {
      clear = end;
    },
  });
  const home = process.cwd();
  process.chdir(copy.folder);
  vi.resetModules();
  const load = async () => [await import("./app.ts"), await import("./guard.ts")] as const;
  const [{ editor }, { ownMachine }] = await load().finally(() => process.chdir(home));
  const key = "key-of-this-start";
  const app = editor({ access: ownMachine(key, () => 4000) });
  const host = { host: "127.0.0.1:4000" };
  const headers = { ...host, cookie: `edit-4000=${key}` };
  const post = (path: string, fields: URLSearchParams, more: Record<string, string> = {}) =>
    app.request(path, {
      method: "POST",
      body: fields,
      headers: {
        ...headers,
        origin: "http://127.0.0.1:4000",
        "content-type": "application/x-www-form-urlencoded",
        ...more,
      },
    });
  const address = (file: string) => `/edit?file=${encodeURIComponent(file)}`;
  return {
    ...copy,
    read: (file: string) => readFileSync(join(copy.folder, "content", file), "utf8"),
    get: (path: string, more: Record<string, string> = headers) => app.request(path, { headers: more }),
    host,
    headers,
    post,
    address,
    /** What the form of a page would send. */
    async form(file: string) {
      const page = await (await app.request(address(file), { headers })).text();
      return fieldsIn(page);
    },
    send: (file: string, fields: URLSearchParams, button = "save") => {
      fields.set("do", button);
      return post(address(file), fields);
    },
  };
}

export function fieldsIn(page: string): URLSearchParams {
  const fields = new URLSearchParams();
  const control = /<input ([^>]*)>|<textarea ([^>]*)>\n([\s\S]*?)<\/textarea>|<select ([^>]*)>([\s\S]*?)<\/select>/g;
  for (const [, input, area, text = "", select, options = ""] of page.matchAll(control)) {
    const attributes = input ?? area ?? select ?? "";
    const name = /(?:^|\s)name="([^"]*)"/.exec(attributes)?.[1];
    const all = [...options.matchAll(/<option value="([^"]*)"( selected)?/g)];
    const chosen = (all.find(([, , isChosen]) => isChosen) ?? all[0])?.[1];
    const value =
      input === undefined ? (area === undefined ? chosen : text) : /(?:^|\s)value="([^"]*)"/.exec(input)?.[1];
    if (name) fields.append(unescaped(name), unescaped(value ?? "").replaceAll("\n", "\r\n"));
  }
  return fields;
}

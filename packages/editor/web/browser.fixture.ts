import type { editor } from "./app.ts";
import { ownMachine } from "./guard.ts";

const key = "key-of-this-start";
export const ownBrowser = ownMachine(key, () => 4000);

/** For tests: sends requests to an editor as a browser on the same machine would. */
export function browserOf(app: ReturnType<typeof editor>) {
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
    get: (path: string, more: Record<string, string> = headers) => app.request(path, { headers: more }),
    host,
    headers,
    post,
    address,
    /** Returns the fields that the form of a page would send. */
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

const unescaped = (text: string) =>
  text
    .replaceAll("&quot;", '"')
    .replaceAll("&#39;", "'")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&");

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
